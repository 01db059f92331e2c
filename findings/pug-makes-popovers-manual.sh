#!/usr/bin/env bash
# pug 3.0.4 writes `popover` in a fragment as `popover="popover"`, which is a manual popover.
#
# Expected: `div(popover)` is an auto popover, as in HTML. Without a doctype, pug repeats the name of an attribute without value as its value, which XHTML allows for boolean attributes.
# Happens: `popover` is no boolean attribute; an unknown value of it means `manual` (HTML, 6.12). With `doctype html` in the same template it is right.
# Matters: the same menu closes by Escape and by a click beside it in a page, and does not in a fragment that is rendered on its own.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='pug@3.0.4 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import pug from 'pug'
import puppeteer from 'puppeteer-core'

const fragment = pug.render('div(popover) menu')
const page = pug.render('doctype html\ndiv(popover) menu')
const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const tab = await browser.newPage()
const kindOf = (html) =>
  tab.evaluate((html) => {
    document.body.innerHTML = html
    return document.querySelector('div').popover
  }, html)
const kinds = [await kindOf(fragment), await kindOf(page)]
await browser.close()
console.log(fragment, page, kinds)
assert.equal(fragment, '<div popover="popover">menu</div>')
assert.deepEqual(kinds, ['manual', 'auto'], 'the fragment has an auto popover now')
JS
node "$folder/run.mjs"
