#!/usr/bin/env bash
# goober 2.1.19: the last declaration of a block is lost if no semicolon is behind it, and a data address gets a colon into it.
# 
# Expected: the last semicolon of a block is optional, as in each style sheet; within quotes and url() it is part of the value.
# Happens: `margin: 0}` disappears, and a rule with this one declaration as a whole. `data:image/png;base64,AA` becomes `data:image/png;base64:,AA`.
# Matters: styles from a minified sheet, or from an editor that leaves the semicolon out, are incomplete without an error, and icons are missing.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='goober@2.1.19'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { css, extractCss } from 'goober'

const compile = (...source) => {
  css(...source)
  const text = extractCss().replace(/\.go\d+/g, '.a').trim()
  console.log(text)
  return text
}
assert.equal(compile`color: red; margin: 0;`, '.a{color:red;margin:0;}')
assert.equal(compile`color: red; margin: 0`, '.a{color:red;}', 'the last declaration stays now')
assert.equal(compile`&:hover { color: blue }`, '', 'the rule stays now')
assert.equal(compile`background: url(data:image/png;base64,AA);`, '.a{background:url(data:image/png;base64:,AA);}', 'the address stays now')
assert.equal(compile`content: "a;b";`, '.a{content:"a;b:";}')
JS
node "$folder/run.mjs"
