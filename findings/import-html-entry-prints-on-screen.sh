#!/usr/bin/env bash
# import-html-entry 1.17.0, of qiankun: `<link rel="stylesheet" media="print">` becomes a `<style>` without `media`.
#
# Expected: what is fetched and put into a `<style>` keeps its conditions, as a `<style media="print">` of the page does.
# Happens: of the link its address alone is kept, as a comment in the style sheet, and no other attribute.
# Matters: the sheet for printing hides header and footer on the screen, and the one for dark mode wins in the light, once the page is a micro frontend.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='import-html-entry@1.17.0 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('', { url: 'https://a.de/' })
Object.assign(globalThis, { window, document: window.document, location: window.location, DOMParser: window.DOMParser })
const FILES = {
  'https://b.de/': '<head><link rel="stylesheet" media="print" href="print.css"><style media="print">a{}</style></head>',
  'https://b.de/print.css': 'header{display:none}',
}
const get = async (url) => new window.Response(FILES[url])
window.Response = Response
window.fetch = get
const { importEntry } = await import('import-html-entry')
const { template } = await importEntry('https://b.de/', { fetch: get })
console.log(template)
const styles = [...new JSDOM(template).window.document.querySelectorAll('style')].map((style) => [style.media, style.textContent.replace(/\/\*.*\*\//, '')])
assert.deepEqual(styles, [['', 'header{display:none}'], ['print', 'a{}']], 'the medium is kept now')
JS
node "$folder/run.mjs"
