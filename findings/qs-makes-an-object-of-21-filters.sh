#!/usr/bin/env bash
# qs 6.17.1 reads up to 20 parameters of one name as a list, from 21 on as an object.
#
# Expected: the limit of 20 is one for indexes (`a[21]=`), so that a large number can't reserve memory; `a=1&a=2` goes on as a list.
# Happens: 21 parameters of the same name give `{ 0: …, 1: … }` without `length`, `map` and iterator.
# Matters: a page of a category works until a shopper has chosen one filter more.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='qs@6.17.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import qs from 'qs'

const filters = (count) => qs.parse(Array.from({ length: count }, (_, index) => `brand=${index}`).join('&')).brand
const seen = [20, 21].map((count) => [count, Array.isArray(filters(count)), Object.keys(filters(count)).length])
console.log(seen)
assert.deepEqual(seen, [[20, true, 20], [21, false, 21]], 'more than 20 are a list now')
JS
node "$folder/run.mjs"
