#!/usr/bin/env bash
# liquidjs 10.30.1: `size` and `first` find nothing in an object, though a loop finds its entries.
#
# Expected: as in the Liquid of Shopify, a hash has a size, and `first` is its first pair.
# Happens: `{{ prices | size }}` is 0 and `prices.first` is empty, while `for` gives pairs. `prices.size` counts, other than the filter.
# Matters: `{% assign n = attributes | size %}{% if n > 0 %}` hides what is there, with no error.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='liquidjs@10.30.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Liquid } from 'liquidjs'

const data = { prices: { milk: 1, tea: 2 } }
const show = (template) => new Liquid().parseAndRenderSync(template, data)
const seen = {
  filter: show('{{ prices | size }}'),
  property: show('{{ prices.size }}'),
  first: show('{{ prices.first[0] }}'),
  loop: show('{% for pair in prices %}{{ pair[0] }}{{ pair[1] }} {% endfor %}'),
}
console.log(seen)
assert.deepEqual(seen, { filter: '0', property: '2', first: '', loop: 'milk1 tea2 ' }, 'objects are counted now')
JS
node "$folder/run.mjs"
