#!/usr/bin/env bash
# js-beautify 2.0.3 puts every `<slot>` on a line of its own, though it leaves custom elements alone.
#
# Expected: a slot generates no box at all (`display: contents`), so a line break between two is a blank in the text.
# Happens: `<slot name="price">9</slot><slot name="unit">€</slot>` is split, and reads "9 €". Slots are missing in its list of
# inline elements; the option `inline` replaces the list.
# Matters: formatted templates of declarative shadow DOM show gaps between what is slotted.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='js-beautify@2.0.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import beautify from 'js-beautify'

const slots = beautify.html('<p><slot name="price">9</slot><slot name="unit">€</slot></p>')
const custom = beautify.html('<p><x-price>9</x-price><x-unit>€</x-unit></p>')
console.log(slots, custom)
assert.equal(slots, '<p>\n    <slot name="price">9</slot>\n    <slot name="unit">€</slot>\n</p>', 'slots stay in line now')
assert.equal(custom, '<p><x-price>9</x-price><x-unit>€</x-unit></p>', 'custom elements are split now')
JS
node "$folder/run.mjs"
