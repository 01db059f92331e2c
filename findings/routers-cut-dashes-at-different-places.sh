#!/usr/bin/env bash
# path-to-regexp 9.0.0 and find-my-way 9.10.2 read `/:color-:size` differently: in `/dark-red-xl` the color is "dark" or "dark-red".
#
# Expected: two routers with the same syntax cut an address at the same dash.
# Happens: path-to-regexp, of Express, takes as little as it can for the first name, find-my-way, of Fastify, as much as it can.
# Matters: a service that moves from one to the other keeps its routes, answers every address and finds other products.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='path-to-regexp@9.0.0 find-my-way@9.10.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import findMyWay from 'find-my-way'
import { match } from 'path-to-regexp'

const router = findMyWay()
router.on('GET', '/:color-:size', () => {})
const seen = {}
for (const address of ['/red-xl', '/dark-red-xl']) {
  seen[address] = [{ ...match('/:color-:size')(address).params }, { ...router.find('GET', address).params }]
}
console.log(seen)
assert.deepEqual(seen['/red-xl'], [
  { color: 'red', size: 'xl' },
  { color: 'red', size: 'xl' },
])
assert.deepEqual(
  seen['/dark-red-xl'],
  [
    { color: 'dark', size: 'red-xl' },
    { color: 'dark-red', size: 'xl' },
  ],
  'they cut at other dashes now',
)
JS
node "$folder/run.mjs"
