#!/usr/bin/env bash
# Firefox 153 finds a font that FONTCONFIG_FILE names, but draws nothing of it where its sandbox may not read the file.
#
# Expected: who gives browsers a list of fonts by FONTCONFIG_FILE gets the same text in Chromium and Firefox, or Firefox takes another font.
# Happens: Chromium 156 draws "hamburgefonts" in Arimo, 670 px wide. In Firefox each of its 13 letters is as wide as the font is high, which
#   makes 1,300 px, until security.sandbox.content.read_path_whitelist names the folder of the fonts; then it is as wide as in Chromium.
# Matters: tests that bring fonts in node_modules lay out differently in Firefox, and nothing says so.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='puppeteer-core@24.43.1 @expo-google-fonts/arimo@0.4.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

export FONTS="$folder/node_modules/@expo-google-fonts/arimo/400Regular/"
cat > "$folder/fonts.conf" <<XML
<?xml version="1.0"?>
<fontconfig><dir>$FONTS</dir><cachedir>$folder/cache</cachedir></fontconfig>
XML
export FONTCONFIG_FILE="$folder/fonts.conf"

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import puppeteer from 'puppeteer-core'

async function width(options) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.setContent('<!doctype html><span style="font: 100px Arimo">hamburgefonts</span>')
  const width = await page.$eval('span', (text) => Math.round(text.getBoundingClientRect().width))
  await browser.close()
  return width
}
const firefox = { browser: 'firefox', executablePath: process.env.FIREFOX_PATH }
const seen = {
  chromium: await width({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] }),
  firefox: await width(firefox),
  allowed: await width({
    ...firefox,
    extraPrefsFirefox: { 'security.sandbox.content.read_path_whitelist': process.env.FONTS },
  }),
}
console.log(seen)
assert.equal(seen.firefox, 1300, 'Firefox draws the font now')
assert.ok(Math.abs(seen.allowed - seen.chromium) <= 2, 'As wide as in Chromium')
JS
node "$folder/run.mjs"
