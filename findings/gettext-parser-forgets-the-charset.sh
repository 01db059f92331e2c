#!/usr/bin/env bash
# gettext-parser 10.0.0: a catalogue with `charset: 'utf-8'` is written without a charset, and read as Latin-1 by itself.
#
# Expected: `po.compile({ charset: 'utf-8', … })` writes the charset into the header, or takes UTF-8 if the header has none when it reads.
# Happens: without a header of its own, the file says `Content-Type: text/plain` and its bytes are UTF-8. `po.parse()` of these bytes takes ISO-8859-1.
# Matters: the file looks right in every editor; after one round through the tool each umlaut is two letters.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gettext-parser@10.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import gettext from 'gettext-parser'

const texts = (headers) => ({ charset: 'utf-8', headers, translations: { '': { cheese: { msgid: 'cheese', msgstr: ['Käse'] } } } })
const around = (headers) => {
  const file = gettext.po.compile(texts(headers))
  return [file.toString().match(/Content-Type: [^\\]*/)[0], gettext.po.parse(file).translations[''].cheese.msgstr[0]]
}
const seen = [around({}), around({ 'content-type': 'text/plain; charset=utf-8' })]
console.log(seen)
assert.deepEqual(seen[0], ['Content-Type: text/plain', 'KÃ¤se'], 'the charset is written or assumed now')
assert.deepEqual(seen[1], ['Content-Type: text/plain; charset=utf-8', 'Käse'])
JS
node "$folder/run.mjs"
