#!/usr/bin/env bash
# @11ty/webc 0.11.4 removes `<slot>` from a declarative shadow root.
#
# Expected: inside `<template shadowrootmode>` a slot is the browser's; WebC leaves styles there alone for the same reason.
# Happens: WebC takes it for its own kind, which it fills on the server, and has nothing for it. Only `<slot webc:keep>` stays.
# Matters: HTML made by another renderer and passed through a site's WebC page shows nothing of its children.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@11ty/webc@0.11.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { WebC } from '@11ty/webc'

const render = async (slot) => {
  const page = new WebC()
  page.setContent(`<x-card><template shadowrootmode="open"><b>${slot}</b></template>text</x-card>`)
  const { html } = await page.compile()
  console.log(html.trim())
  return html.trim()
}
assert.equal(await render('<slot></slot>'), '<x-card><template shadowrootmode="open"><b></b></template>text</x-card>', 'the slot stays now')
assert.match(await render('<slot webc:keep></slot>'), /<b><slot><\/slot><\/b>/)
JS
node "$folder/run.mjs"
