#!/usr/bin/env bash
# cssnano 7.1.9 and csso 5.0.5 merge physical margins behind a logical one, which is lost in every direction of writing.
#
# Expected: `margin-inline-start` is `margin-left` in left-to-right text, so a merged `margin` must stay in front of it.
# Happens: `margin: 1px; margin-inline-start: 2px; margin-top: 3px` becomes
# `margin-inline-start:2px;margin:3px 1px 1px`. The 2 px are gone. lightningcss 1.33.0 leaves the declarations alone.
# Matters: elements for several countries use logical properties; a page's theme overrides one side of them.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='cssnano@7.1.9 postcss@8.5.33 csso@5.0.5 lightningcss@1.33.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import cssnano from 'cssnano'
import { minify } from 'csso'
import { transform } from 'lightningcss'
import postcss from 'postcss'

const source = '.a{margin:1px;margin-inline-start:2px;margin-top:3px}'
const outputs = {
  cssnano: (await postcss([cssnano()]).process(source, { from: undefined })).css,
  csso: minify(source).css,
  lightningcss: String(transform({ filename: 'a.css', code: Buffer.from(source), minify: true }).code),
}
console.log(outputs)
const broken = '.a{margin-inline-start:2px;margin:3px 1px 1px}'
assert.deepEqual(outputs, { cssnano: broken, csso: broken, lightningcss: source }, 'the order of margins has changed')
JS
node "$folder/run.mjs"
