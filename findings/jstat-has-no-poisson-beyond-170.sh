#!/usr/bin/env bash
# jstat 1.9.6: jStat.poisson.pdf() is Infinity or NaN where its power and its factorial are no numbers any more, and cdf() too.
#
# Expected: 200 events where 150 are the rule have a chance of 0.000015, as jStat.hypgeom and jStat.binomial give theirs for thousands.
# Happens: it divides 150 ** 200, which is Infinity, by the factorial of 200, which is Infinity too. For 150 it says that the chance is Infinity.
# Matters: the likelihood of what an ordinary minute counts makes a sum of logarithms NaN, and no comparison with NaN is ever true.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jstat@1.9.6'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import jstat from 'jstat'

const exact = (count, mean) => {
  let log = -mean
  for (let number = 1; number <= count; number += 1) log += Math.log(mean / number)
  return Math.exp(log)
}
const counts = [100, 130, 150, 171, 200]
const found = counts.map((count) => jstat.poisson.pdf(count, 150))
console.table(counts.map((count, index) => [count, found[index], exact(count, 150)]))
assert.ok(Math.abs(found[1] - exact(130, 150)) < 1e-9)
assert.equal(found[2], Number.POSITIVE_INFINITY, 'it is a number now')
assert.ok(Number.isNaN(found[4]), 'it is a number now')
assert.ok(!(jstat.poisson.cdf(200, 150) <= 1), 'cdf() is a chance now')
JS
node "$folder/run.mjs"
