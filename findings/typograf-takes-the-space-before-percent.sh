#!/usr/bin/env bash
# typograf 7.8.0 writes "10% Rabatt" for the German "10 % Rabatt", also where the blank is a no-break space.
#
# Expected: with the locale `de` the space before the percent sign stays or becomes a no-break space, as German typography and DIN 5008 want it.
# Happens: it is removed. The rule for English and Russian works for all locales.
# Matters: a tool that is to mend typography makes a mistake in each discount, and undoes the no-break space of Intl.NumberFormat.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='typograf@7.8.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Typograf from 'typograf'

const german = new Typograf({ locale: ['de'] })
const written = new Intl.NumberFormat('de-DE', { style: 'percent' }).format(0.1)
console.log(JSON.stringify(written), '->', german.execute(written), '|', german.execute('10 % Rabatt'))
assert.equal(written, '10\u00a0%')
assert.equal(german.execute(written), '10%', 'the space stays now')
assert.equal(german.execute('10 % Rabatt'), '10% Rabatt')
JS
node "$folder/run.mjs"
