#!/usr/bin/env bash
# Beasties 0.5.4 leaves out a rule's own declarations when it inlines a rule that contains a nested one.
#
# Expected: critical CSS is a subset of whole rules; a nested rule (CSS Nesting) is taken or left.
# Happens: of `.a{color:red;@media print{color:blue}}` only `.a{@media print{color:blue}}` is inlined, and of
# `.a{color:red;&:hover{color:blue}}` nothing at all.
# Matters: the first paint lacks the styles that were to be critical, such as the space that a page reserves for a header.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='beasties@0.5.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import Beasties from 'beasties'

const inlined = async (css) => {
  const path = mkdtempSync(`${import.meta.dirname}/`)
  writeFileSync(`${path}/a.css`, css)
  const html = '<html><head><link rel="stylesheet" href="/a.css"></head><body><p class="a">x</p></body></html>'
  const page = await new Beasties({ path, logLevel: 'silent' }).process(html)
  rmSync(path, { recursive: true })
  const style = page.match(/<style>(.*)<\/style>/)?.[1] ?? ''
  console.log(css, '->', style)
  return style
}
assert.equal(await inlined('.a{color:red}'), '.a{color:red}', 'a plain rule is no longer inlined')
assert.equal(await inlined('.a{color:red;@media print{color:blue}}'), '.a{@media print{color:blue}}', 'the declaration stays now')
assert.equal(await inlined('.a{color:red;&:hover{color:blue}}'), '', 'the rule is inlined now')
JS
node "$folder/run.mjs"
