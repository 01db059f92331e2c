#!/usr/bin/env bash
# happy-dom 21.0.4 empties a JSON script whose text has a `<` before a digit.
#
# Expected: within `<script>` nothing but `</script` ends the text; `1<2` is just text, as in browsers, jsdom and linkedom.
# Happens: `<script type="application/json">{"a":"1<2"}</script>` has no text. With `<b>`, or a blank around `<`, the text stays.
# Matters: texts and settings that a server writes into the page as JSON are missing in tests, with no error but that of
# `JSON.parse('')`.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='happy-dom@21.0.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const text = (json) => {
  const { document } = new Window()
  document.body.innerHTML = `<script type="application/json">${json}</script>`
  return document.querySelector('script').textContent
}
for (const json of ['{"a":"1<2"}', '{"a":"1 < 2"}', '{"a":"<b>"}']) console.log(json, '->', text(json))
assert.equal(text('{"a":"1<2"}'), '', 'the text is kept now')
assert.equal(text('{"a":"1 < 2"}'), '{"a":"1 < 2"}', 'this text is lost too')
assert.equal(text('{"a":"<b>"}'), '{"a":"<b>"}', 'this text is lost too')
process.exit()
JS
node "$folder/run.mjs"
