#!/usr/bin/env bash
# @custom-elements-manifest/analyzer 0.11.0 writes the name of a constant as the tag: `define(TAG, …)` gives "tagName": "TAG".
#
# Expected: the constant is in the same module, `const TAG = 'x-cart'`; its value, or no tag at all.
# Happens: the argument's text is taken, in the declaration and in the export of the definition.
# Matters: editors and Storybook offer `<TAG>`; types generated from the manifest declare an element that does not exist.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@custom-elements-manifest/analyzer@0.11.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { create, ts } from '@custom-elements-manifest/analyzer/index.js'

const source = `const TAG = 'x-cart'
export class Cart extends HTMLElement {}
customElements.define(TAG, Cart)`
const { modules } = create({ modules: [ts.createSourceFile('cart.js', source, ts.ScriptTarget.ES2022, true)] })
const { tagName } = modules[0].declarations.find(({ name }) => name === 'Cart')
const definition = modules[0].exports.find(({ kind }) => kind === 'custom-element-definition')
console.log(tagName, definition.name)
assert.deepEqual([tagName, definition.name], ['TAG', 'TAG'], 'the constant is read now')
JS
node "$folder/run.mjs"
