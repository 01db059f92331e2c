#!/usr/bin/env bash
# rehype-format 5.0.1 puts blanks between custom elements and the text around them.
#
# Expected: formatting does not change what is shown, as it is done for `<b>` and `<a>`: an unknown element is inline until a style
# says otherwise.
# Happens: `a<x-b>b</x-b><x-c>c</x-c>.` gets a line break before each, so the reader sees "a b c."
# Matters: prices, badges and icons as custom elements within a sentence come apart in formatted templates.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rehype@13.0.2 rehype-format@5.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { rehype } from 'rehype'
import format from 'rehype-format'

const formatted = async (html) =>
  String(await rehype().data('settings', { fragment: true }).use(format).process(html)).trim()
const custom = await formatted('<p>a<x-b>b</x-b><x-c>c</x-c>.</p>')
const known = await formatted('<p>a<b>b</b><i>c</i>.</p>')
console.log(custom, known)
assert.equal(custom, '<p>a\n  <x-b>b</x-b>\n  <x-c>c</x-c>.\n</p>', 'custom elements are formatted differently now')
assert.equal(known, '<p>a<b>b</b><i>c</i>.</p>', 'known elements are formatted differently now')
JS
node "$folder/run.mjs"
