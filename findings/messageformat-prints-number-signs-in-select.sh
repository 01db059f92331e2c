#!/usr/bin/env bash
# intl-messageformat 12.1.5 prints `#` inside a `select` that is inside a `plural`.
#
# Expected: `#` stands for the number anywhere in the plural's branch.
# Happens: only directly in the branch. In a select within it, "#" is text. The other way round, a plural within a select, works.
# Matters: a translator who wraps a sentence in a choice of gender or of shop turns "3 items" into "# items".
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='intl-messageformat@12.1.5'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { IntlMessageFormat } from 'intl-messageformat'

const format = (message) => new IntlMessageFormat(message, 'en').format({ count: 3, shop: 'a' })
const seen = [
  format('{count, plural, other {{shop, select, other {# items}}}}'),
  format('{shop, select, other {{count, plural, other {# items}}}}'),
]
console.log(seen)
assert.deepEqual(seen, ['# items', '3 items'], 'the sign is replaced now')
JS
node "$folder/run.mjs"
