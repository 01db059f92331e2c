#!/usr/bin/env bash
# intl-messageformat 12.1.5: an apostrophe right before a placeholder makes it text and vanishes: `dell'{shop}` gives `dell{shop}`.
#
# Expected: "l'article" keeps its apostrophe, so it is a letter like others, and the placeholder behind it is filled.
# Happens: by ICU's rule an apostrophe quotes if a brace follows. `l''{shop}` or the typographic `l’{shop}` work.
# Matters: only French and Italian texts elide before a name; the English original and all tests with it are fine.
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

const format = (message) => new IntlMessageFormat(message, 'it').format({ shop: 'Emporio' })
const seen = ["l'articolo", "dell'{shop}", "dell''{shop}", 'dell’{shop}'].map(format)
console.log(seen)
assert.deepEqual(seen, ["l'articolo", 'dell{shop}', "dell'Emporio", 'dell’Emporio'], 'the apostrophe is treated differently now')
JS
node "$folder/run.mjs"
