#!/usr/bin/env bash
# htmlparser2 12.0.0 drops a form in a template when a form is around it, and closes the outer form instead.
#
# Expected: the rule that a form can't contain a form ends at a template: its form pointer is not used there (HTML, tree
# construction). htmlparser2 10 kept both forms.
# Happens: of `<form><x-search><template shadowrootmode="open"><form><input></form></template></x-search><input></form>` the
# inner form is gone, and the last input is outside of the outer form.
# Matters: pages of ASP.NET are one form around everything, so around each element with a form in its shadow root.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='htmlparser2@12.0.0 dom-serializer@3.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseDocument } from 'htmlparser2'
import render from 'dom-serializer'

const html =
  '<form><x-search><template shadowrootmode="open"><form><input></form></template></x-search><input></form>'
const output = render(parseDocument(html))
console.log(output)
assert.equal(
  output,
  '<form><x-search><template shadowrootmode="open"><input></template></x-search></form><input>',
  'the inner form is kept now',
)
JS
node "$folder/run.mjs"
