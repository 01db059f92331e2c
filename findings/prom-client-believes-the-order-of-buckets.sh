#!/usr/bin/env bash
# prom-client 15.1.3 counts wrongly in a histogram whose buckets are not given in rising order.
#
# Expected: buckets are a set of limits; the library sorts them or refuses them.
# Happens: sums go through the list as given. With [5, 1], the values 0.5 and 3 make le="1" two, though one value is below 1.
# Matters: a limit that someone adds at the end of the list makes every percentile of the service wrong, without a message.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='prom-client@15.1.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Histogram, Registry } from 'prom-client'

const count = async (buckets) => {
  const register = new Registry()
  const histogram = new Histogram({ name: 'seconds', help: 'Duration', buckets, registers: [register] })
  for (const value of [0.5, 3]) histogram.observe(value)
  const lines = (await register.metrics()).match(/le="1"} \d/g)
  console.log(buckets, lines)
  return lines
}
assert.deepEqual(await count([1, 5]), ['le="1"} 1'])
assert.deepEqual(await count([5, 1]), ['le="1"} 2'], 'the order no longer matters')
JS
node "$folder/run.mjs"
