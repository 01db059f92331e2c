#!/usr/bin/env bash
# Babel 2.10.3 for Python (Debian 12) writes “1.00 euro”, and Intl “1.00 euros”; Czech and Slovenian prices differ too.
#
# Expected: both follow CLDR: the plural form is that of the number as it is shown, with its decimals (UTS 35, part 3, Plural operand meanings, `v`).
# Happens: Babel takes the form of 1 for “1,00”, of 5 for “5,00”: Czech “5,00 eur”, where Node has “5,00 eura”.
# Matters: a price that is read out has another grammar in the server’s HTML than after it was rendered again in the browser.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-babel=2.10.3-1 python-babel-localedata=2.10.3-1 python3-tz'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

cat > "$folder/run.py" <<'PYTHON'
import json
from decimal import Decimal
from babel.numbers import format_currency

print(json.dumps([[format_currency(Decimal(amount), 'EUR', locale=locale, format_type='name') for amount in ('1', '5')] for locale in ('en', 'cs', 'sl')]))
PYTHON
PYTHONPATH=$folder/root/usr/lib/python3/dist-packages /usr/bin/python3 "$folder/run.py" > "$folder/babel.json"

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const babel = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const options = { style: 'currency', currency: 'EUR', currencyDisplay: 'name' }
const node = ['en', 'cs', 'sl'].map((locale) => [1, 5].map((amount) => new Intl.NumberFormat(locale, options).format(amount)))
console.log({ node, babel })
assert.deepEqual(node, [['1.00 euros', '5.00 euros'], ['1,00 eura', '5,00 eura'], ['1,00 evri', '5,00 evri']])
assert.deepEqual(babel, [['1.00 euro', '5.00 euros'], ['1,00 euro', '5,00 eur'], ['1,00 evro', '5,00 evrov']], 'decimals count now')
JS
node "$folder/run.mjs" "$folder/babel.json"
