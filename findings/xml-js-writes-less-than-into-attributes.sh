#!/usr/bin/env bash
# xml-js 1.6.11 writes `<` unescaped into attributes, which makes its document unreadable for XML parsers.
#
# Expected: an attribute is escaped as its text is: `&lt;` and `&amp;` stay, as well as quotes, which are written as `&quot;`.
# Happens: `&lt;` in an attribute becomes `<` (no XML: section 3.1, “No < in Attribute Values”). Texts are right.
# Matters: a feed with “< 5 kg” in an attribute is refused as a whole by whoever reads it, and xml-js itself reads it without a word.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='xml-js@1.6.11 @rgrove/parse-xml@4.2.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseXml } from '@rgrove/parse-xml'
import xml from 'xml-js'

const source = '<a weight="&lt; 5 kg">&lt; 5 kg</a>'
parseXml(source)
for (const compact of [true, false]) {
  const written = xml.js2xml(xml.xml2js(source, { compact }), { compact })
  console.log({ compact }, written)
  assert.equal(written, '<a weight="< 5 kg">&lt; 5 kg</a>', 'attributes are escaped now')
  assert.throws(() => parseXml(written))
  assert.equal(xml.xml2js(written, { compact: false }).elements[0].attributes.weight, '< 5 kg')
}
JS
node "$folder/run.mjs"
