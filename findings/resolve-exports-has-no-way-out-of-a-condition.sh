#!/usr/bin/env bash
# resolve.exports 2.0.4: if nothing matches within a condition, the conditions after it are not tried.
# 
# Expected: Node goes on with the next one, so an `import` that only knows `browser` and `deno` leads to `default`.
# Happens: "No known conditions".
# Matters: test runners and bundlers that use it can't find a package that Node imports.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='resolve.exports@2.0.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { exports as resolve } from 'resolve.exports'

const root = import.meta.dirname
const folder = `${root}/node_modules/x-shop`
mkdirSync(folder)
writeFileSync(`${folder}/default.js`, '')
const pkg = { name: 'x-shop', version: '1.0.0', type: 'module', exports: { import: { browser: './browser.js' }, default: './default.js' } }
writeFileSync(`${folder}/package.json`, JSON.stringify(pkg))

const code = `console.log(import.meta.resolve('x-shop'))`
const inNode = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }).trim()
console.log(inNode.slice(-10))
assert.match(inNode, /x-shop\/default\.js$/)
assert.throws(() => resolve(pkg, '.'), /No known conditions/, 'default is found now')
JS
node "$folder/run.mjs"
