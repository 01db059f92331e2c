#!/usr/bin/env bash
# @xmldom/xmldom 0.9.12 gives an HTML attribute without value its own name as value.
#
# Expected: in `text/html` an attribute without value is empty, as `alt` of a picture that says nothing.
# Happens: `<img alt>` becomes `alt="alt"`, `<option value>` gets the value "value", `<a download>` the file name "download".
# Matters: screen readers say "alt", forms send "value". For `hidden` or `required` it makes no difference, so nobody notices.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@xmldom/xmldom@0.9.12'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { DOMParser, XMLSerializer } from '@xmldom/xmldom'

const page = new DOMParser({ onError() {} }).parseFromString('<p><img src="a.png" alt><a download href="/x">x</a></p>', 'text/html')
const image = page.getElementsByTagName('img')[0]
console.log(JSON.stringify(image.getAttribute('alt')), new XMLSerializer().serializeToString(page))
assert.equal(image.getAttribute('alt'), 'alt', 'an attribute without value is empty now')
assert.equal(page.getElementsByTagName('a')[0].getAttribute('download'), 'download')
JS
node "$folder/run.mjs"
