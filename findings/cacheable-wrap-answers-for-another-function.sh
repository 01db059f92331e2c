#!/usr/bin/env bash
# cacheable 2.5.0: two functions that are wrapped by one cache get each other's results.
#
# Expected: wrap() keeps the results of each function apart, as memoizing does, whatever their arguments are.
# Happens: the key is a hash of the arguments alone, unless `keyPrefix` is given. The hash is made of JSON, so that all Maps are one argument, and `{a, b}` is another one than `{b, a}`.
# Matters: `getPrice(7)` returns what `getStock(7)` has returned, with no error: both are numbers.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='cacheable@2.5.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Cacheable } from 'cacheable'

const cache = new Cacheable()
const getPrice = cache.wrap(async (id) => `price ${id}`, { ttl: '1m' })
const getStock = cache.wrap(async (id) => `stock ${id}`, { ttl: '1m' })
const getName = cache.wrap(async (id) => `name ${id}`, { ttl: '1m', keyPrefix: 'name' })
const seen = [await getPrice(7), await getStock(7), await getName(7)]
const count = cache.wrap(async (filters) => filters.size ?? Object.keys(filters), { ttl: '1m', keyPrefix: 'count' })
const maps = [await count(new Map([['color', 'red']])), await count(new Map())]
console.log(seen, maps)
assert.deepEqual(seen, ['price 7', 'price 7', 'name 7'], 'functions are kept apart now')
assert.deepEqual(maps, [1, 1], 'Maps are told apart now')
JS
node "$folder/run.mjs"
