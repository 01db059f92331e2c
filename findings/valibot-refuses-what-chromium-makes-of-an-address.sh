#!/usr/bin/env bash
# valibot 1.5.0: email() refuses the address that Chromium's own e-mail field makes of a domain with an umlaut.
#
# Expected: what a valid `<input type="email">` gives passes the schema behind it; both want the common subset of addresses.
# Happens: Chromium turns `anna@müller.example` into `anna@xn--mller-kva.example`. valibot allows no two hyphens in a row, so not this one,
# nor any other encoded domain name. Firefox leaves the letters, which valibot refuses too.
# Matters: a newsletter form that is valid in the browser gets "invalid address" from the schema, for real domains of its country.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
packages='valibot@1.5.0 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import puppeteer from 'puppeteer-core'
import * as v from 'valibot'

const browser = await puppeteer.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent('<input type="email">')
await page.type('input', 'anna@müller.example')
const [value, isValid] = await page.evaluate(() => {
  const field = document.querySelector('input')
  return [field.value, field.checkValidity()]
})
await browser.close()
const accepts = (text) => v.safeParse(v.pipe(v.string(), v.email()), text).success
console.log(value, 'valid in the field:', isValid, 'in the schema:', accepts(value))
assert.deepEqual([value, isValid], ['anna@xn--mller-kva.example', true], 'the field behaves differently now')
assert.equal(accepts('anna@mueller.example'), true)
assert.equal(accepts(value), false, 'valibot accepts it now')
JS
node "$folder/run.mjs"
