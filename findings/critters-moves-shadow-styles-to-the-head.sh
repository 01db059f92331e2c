#!/usr/bin/env bash
# Critters 0.0.25 moves the style sheet of a declarative shadow root into the head of the page.
#
# Expected: styles within a `<template>` are none of the page's; Critters merges the page's own `<style>` elements only.
# Happens: the template's `<style>` is removed, what its selectors match goes into the page's first `<style>`, and `:host`
# goes nowhere. Rules in the head do not reach into a shadow tree, so the element is unstyled until its script runs.
# Matters: older Angular and Next.js builds run Critters over every page. Its successor Beasties 0.5.4 leaves such styles alone.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='critters@0.0.25'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Critters from 'critters'

const html =
  '<html><head><style>body{margin:0}</style></head><body><shop-header><template shadowrootmode="open">' +
  '<style>:host{display:block}.a{color:red}</style><p class="a">x</p></template></shop-header></body></html>'
const page = await new Critters({ path: import.meta.dirname, logLevel: 'silent' }).process(html)
console.log(page)
assert.match(page, /<style>body\{margin:0\}\.a\{color:red\}<\/style>.*<body>/, 'the rule is no longer moved to the head')
assert.match(page, /<template shadowrootmode="open"><p class="a">/, 'the template keeps its style now')
assert.ok(!page.includes(':host'), ':host is kept now')
JS
node "$folder/run.mjs"
