#!/usr/bin/env bash
# oxc-resolver 11.24.2: after a condition whose target is null it takes the `default` that follows.
# 
# Expected: null means that the package is not there under that condition; Node says ERR_PACKAGE_PATH_NOT_EXPORTED and looks no further.
# Happens: a null within `import` is read as "nothing matched", and the outer `default` is taken.
# Matters: a package keeps its browser code from servers by `"node": null`, and a bundler for servers takes it all the same.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='oxc-resolver@11.24.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { ResolverFactory } from 'oxc-resolver'

const root = import.meta.dirname
const folder = `${root}/node_modules/x-shop`
mkdirSync(folder)
for (const name of ['browser.js', 'default.js']) writeFileSync(`${folder}/${name}`, '')
const exports = { import: { node: null, browser: './browser.js' }, default: './default.js' }
writeFileSync(`${folder}/package.json`, JSON.stringify({ name: 'x-shop', version: '1.0.0', type: 'module', exports }))

const { path } = new ResolverFactory({ conditionNames: ['node', 'import'] }).sync(root, 'x-shop')
const code = `try { console.log(import.meta.resolve('x-shop')) } catch ({ code }) { console.log(code) }`
const inNode = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' }).trim()
console.log({ path: path?.slice(root.length), inNode })
assert.equal(inNode, 'ERR_PACKAGE_PATH_NOT_EXPORTED')
assert.equal(path, `${folder}/default.js`, 'null ends the search now')
JS
node "$folder/run.mjs"
