#!/usr/bin/env bash
# @custom-elements-manifest/analyzer 0.11.0 lists `connectedMoveCallback` as a public method of the element.
#
# Expected: callbacks of the life cycle are the browser's, not the page's, so they are left out, as connectedCallback is.
# Happens: the list is older than moveBefore(); `connectedMoveCallback` and `formAssociatedCallback` appear among the members.
# Matters: documentation and typed wrappers made from the manifest offer them to callers, and adding one looks like a new API.
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

const names = ['connected', 'disconnected', 'adopted', 'attributeChanged', 'connectedMove', 'formAssociated']
const source = `export class Cart extends HTMLElement { ${names.map((name) => `${name}Callback() {}`).join(' ')} }`
const { modules } = create({ modules: [ts.createSourceFile('cart.js', source, ts.ScriptTarget.ES2022, true)] })
const members = modules[0].declarations[0].members.map(({ name }) => name)
console.log(members)
assert.deepEqual(members, ['connectedMoveCallback', 'formAssociatedCallback'], 'other members are listed now')
JS
node "$folder/run.mjs"
