#!/usr/bin/env bash
# rehype-sanitize 6.0.0 empties each `<template>`, even if the schema allows the tag and all that is in it.
#
# Expected: an allowed element is kept with those of its descendants that are allowed.
# Happens: the parser puts what is in a template into the field `content` of the node, which the sanitizer does not copy.
# `<template shadowrootmode="open">` stays as an empty shadow root.
# Matters: worse than removing the tag: an empty shadow root has no slot, so the content of the custom element, which would
# show without it, is hidden too.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rehype@13.0.2 rehype-sanitize@6.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { rehype } from 'rehype'
import sanitize from 'rehype-sanitize'

const html = '<x-a><template shadowrootmode="open"><p>a</p><slot></slot></template><b>c</b></x-a>'
const schema = { tagNames: ['x-a', 'template', 'p', 'slot', 'b'], attributes: { template: ['shadowRootMode'] } }
const output = String(await rehype().data('settings', { fragment: true }).use(sanitize, schema).process(html))
console.log(output)
assert.equal(output, '<x-a><template shadowrootmode="open"></template><b>c</b></x-a>', 'the content is kept now')
JS
node "$folder/run.mjs"
