#!/usr/bin/env bash
# TinyMCE 8.9.2 keeps all attributes of a custom element, unless the element is registered by `custom_elements`.
#
# Expected: registering makes the editor treat the element better; with `valid_elements: '*[*]'` everything is valid anyway.
# Happens: with `*[*]` alone, `site` and `class` stay. With `custom_elements: '~shop-header'` too, only `data-` attributes stay; it
# needs `extended_valid_elements: 'shop-header[*]'` in addition.
# Matters: saving a page in a CMS takes the country site from the tag of its header.
# Needs Chromium, as CHROME_PATH or as chromium on the PATH. Seen on 2026-11-28 with Chromium 156.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='tinymce@8.9.2 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import puppeteer from 'puppeteer-core'

const executablePath = process.env.CHROME_PATH ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim()
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  await page.addScriptTag({ path: `${import.meta.dirname}/node_modules/tinymce/tinymce.min.js` })
  const html = '<p><shop-header class="a" site="DE" data-b="c">t</shop-header></p>'
  const saved = async (settings) => {
    const render = (source, given) => {
      const { DomParser, Schema, Serializer } = window.tinymce.html
      const schema = Schema({ valid_elements: '*[*]', ...given })
      return Serializer({}, schema).serialize(DomParser({}, schema).parse(source))
    }
    const output = await page.evaluate(render, html, settings)
    console.log(settings, output)
    return output
  }
  const custom_elements = '~shop-header'
  assert.equal(await saved({}), html, 'attributes of unregistered elements are lost now')
  const registered = '<p><shop-header data-b="c">t</shop-header></p>'
  assert.equal(await saved({ custom_elements }), registered, 'registered elements keep their attributes now')
  assert.equal(await saved({ custom_elements, extended_valid_elements: 'shop-header[*]' }), html)
} finally {
  await browser.close()
}
JS
node "$folder/run.mjs"
