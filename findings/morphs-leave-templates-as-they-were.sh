#!/usr/bin/env bash
# morphdom 2.7.8, nanomorph 5.4.3 and micromorph 0.4.5 never update the content of a `<template>`.
#
# Expected: after morphing, an element has the HTML of the new one.
# Happens: the content of a template is no child of it, so they find no difference and keep the old one. idiomorph 0.8.0 updates it.
# Matters: a page that is updated in place by a morph goes on cloning yesterday's row.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='morphdom@2.7.8 nanomorph@5.4.3 micromorph@0.4.5 idiomorph@0.8.0 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')
for (const name of ['document', 'Node', 'Element', 'HTMLElement', 'HTMLTemplateElement', 'HTMLHeadElement', 'HTMLInputElement', 'HTMLOptionElement', 'HTMLTextAreaElement', 'DocumentFragment', 'Document', 'Range', 'DOMParser'])
  globalThis[name] = window[name]
globalThis.window = window
const { default: morphdom } = await import('morphdom')
const { default: nanomorph } = await import('nanomorph')
const { default: micromorph } = await import('micromorph')
const { Idiomorph } = await import('idiomorph')

const box = (html) => Object.assign(document.createElement('div'), { innerHTML: html })
const seen = {}
for (const [name, morph] of Object.entries({ morphdom, nanomorph, micromorph, idiomorph: Idiomorph.morph })) {
  const old = box('<template>old</template>')
  document.body.append(old)
  await morph(old, box('<template>new</template>'))
  seen[name] = old.querySelector('template').innerHTML
}
console.log(seen)
assert.deepEqual(seen, { morphdom: 'old', nanomorph: 'old', micromorph: 'old', idiomorph: 'new' }, 'templates are updated by others now')
JS
node "$folder/run.mjs"
