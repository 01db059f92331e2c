#!/usr/bin/env bash
# html-to-text 10.0.1 prints templates, closed dialogs and hidden elements.
#
# Expected: the text of a page is what a reader sees. `<style>` and `<script>` are left out, so what no browser shows is left out too.
# Happens: the content of `<template>`, of a closed `<dialog>`, of `hidden` and of `<noscript>` is printed, and options run together.
# Matters: the text part of an e-mail, or a search index, repeats the menu in a shadow root and says what visitors never see.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-to-text@10.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { convert } from 'html-to-text'

const cases = {
  '<style>a{}</style>x': 'x',
  '<template>a</template>x': 'ax',
  '<dialog>a</dialog>x': 'ax',
  '<span hidden>a</span>x': 'ax',
  '<select><option>a<option>b</select>': 'ab',
}
for (const [html, text] of Object.entries(cases)) {
  console.log(html, '->', JSON.stringify(convert(html)))
  assert.equal(convert(html), text, `${html} is treated differently now`)
}
JS
node "$folder/run.mjs"
