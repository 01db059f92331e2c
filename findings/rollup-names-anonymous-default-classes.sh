#!/usr/bin/env bash
# rollup 4.67.4 gives a class of `export default class {}` the name of the variable that imports it.
#
# Expected: ECMAScript names an anonymous default export "default", whoever imports it.
# Happens: the module's class is declared with the importing name, so `.name` is "Header" in one bundle and another in the next.
# Matters: what derives a tag or a key from the class's name works bundled and is "default" in development, or changes with a renaming.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rollup@4.67.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rollup } from 'rollup'

const folder = mkdtempSync(`${import.meta.dirname}/`)
writeFileSync(`${folder}/class.mjs`, 'export default class {}')
writeFileSync(`${folder}/entry.mjs`, 'import Header from "./class.mjs"; export const name = Header.name')
const bundle = await rollup({ input: `${folder}/entry.mjs` })
await bundle.write({ file: `${folder}/bundle.mjs` })
const names = [(await import(`${folder}/entry.mjs`)).name, (await import(`${folder}/bundle.mjs`)).name]
console.log('as modules, bundled:', names)
assert.deepEqual(names, ['default', 'Header'], 'the name is kept now')
JS
node "$folder/run.mjs"
