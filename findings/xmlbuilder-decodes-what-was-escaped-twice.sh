#!/usr/bin/env bash
# xmlbuilder2 4.0.3 writes `&amp;lt;` as `&lt;`: text that looks like a reference is not escaped.
#
# Expected: a document that is read and written is the same; a text `&lt;` is written `&amp;lt;` (XML 1.0, section 2.4: a literal ampersand is escaped).
# Happens: it is read right, and written without the escape, in texts and attributes; other ampersands are escaped. `noDoubleEncoding: false` changes nothing.
# Matters: a product feed whose description is escaped HTML, or a help text about `&nbsp;`, changes its meaning each time that it passes.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='xmlbuilder2@4.0.3 @rgrove/parse-xml@4.2.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseXml } from '@rgrove/parse-xml'
import { create } from 'xmlbuilder2'

const source = '<a title="&amp;nbsp;">&amp;lt;b&amp;gt; A &amp; B</a>'
const written = create(source).end({ headless: true, noDoubleEncoding: false })
console.log(source, 'becomes', written)
assert.equal(create(source).root().node.textContent, '&lt;b&gt; A & B')
assert.equal(written, '<a title="&nbsp;">&lt;b&gt; A &amp; B</a>', 'it is escaped now')
const built = create().ele('a').txt('&lt;').end({ headless: true })
assert.equal(parseXml(built).root.text, '<', 'a text is written so that it is read as it was now')
JS
node "$folder/run.mjs"
