#!/usr/bin/env bash
# npm 11.19.1: `npm install x` takes an old version of x if the newest is not for this Node, `npm install x@latest` the newest.
#
# Expected: no version means the tag `latest`, and an unfit `engines` is a warning.
# Happens: without a version npm looks for the newest whose `engines` fits, and says nothing. With `@latest` it warns and installs that one.
# Matters: two developers who add the same tool on the same day have releases that are a year apart, and the older one looks up to date.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='npm@11.19.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'

const root = import.meta.dirname
const run = promisify(execFile)
const cli = `${root}/node_modules/npm/bin/npm-cli.js`
const VERSIONS = { '1.0.0': {}, '2.0.0': { engines: { node: '>=99' } } }
for (const [version, more] of Object.entries(VERSIONS)) {
  mkdirSync(`${root}/${version}`)
  writeFileSync(`${root}/${version}/package.json`, JSON.stringify({ name: 'x-tool', version, ...more }))
  await run(process.execPath, [cli, 'pack', '--silent', `${root}/${version}`], { cwd: root })
}
const server = createServer(({ url }, response) => {
  if (url.endsWith('.tgz')) return response.end(readFileSync(`${root}/${url.split('/').pop()}`))
  const versions = {}
  for (const [version, more] of Object.entries(VERSIONS)) {
    const tarball = `http://127.0.0.1:${server.address().port}/x-tool-${version}.tgz`
    versions[version] = { name: 'x-tool', version, ...more, dist: { tarball } }
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ name: 'x-tool', 'dist-tags': { latest: '2.0.0' }, versions }))
}).listen(0, '127.0.0.1')
await once(server, 'listening')

const seen = {}
for (const spec of ['x-tool', 'x-tool@latest', 'x-tool@>=1']) {
  const folder = `${root}/in-${Object.keys(seen).length}`
  mkdirSync(folder)
  const options = ['--registry', `http://127.0.0.1:${server.address().port}/`, '--cache', `${root}/cache`, '--no-audit', '--no-fund']
  const { stderr } = await run(process.execPath, [cli, 'install', '--prefix', folder, ...options, spec], { cwd: folder })
  const { version } = JSON.parse(readFileSync(`${folder}/node_modules/x-tool/package.json`, 'utf8'))
  seen[spec] = [version, stderr.includes('EBADENGINE')]
}
server.close()
console.log(seen)
const today = { 'x-tool': ['1.0.0', false], 'x-tool@latest': ['2.0.0', true], 'x-tool@>=1': ['1.0.0', false] }
assert.deepEqual(seen, today, 'npm chooses otherwise now')
JS
node "$folder/run.mjs"
