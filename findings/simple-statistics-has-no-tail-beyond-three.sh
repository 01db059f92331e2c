#!/usr/bin/env bash
# simple-statistics 7.12.1: cumulativeStdNormalProbability() is 0.001 for everything below -3.09, however far.
#
# Expected: 0.00003 for -4, and less the farther it is.
# Happens: it looks up a table that ends at 3.09: -4 and -40 are as likely as -3.09, which is 30 times too much for -4. probit(0.975) is 1.957, not 1.960.
# Matters: a p-value made of it is never below 0.001, so a limit corrected for many tests (0.01 / 60) is never reached.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='simple-statistics@7.12.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { cumulativeStdNormalProbability, probit } from 'simple-statistics'

for (const z of [-1.96, -3, -3.09, -4, -40]) console.log(z, cumulativeStdNormalProbability(z))
assert.ok(Math.abs(cumulativeStdNormalProbability(-1.96) - 0.025) < 1e-4)
for (const z of [-4, -40])
  assert.ok(Math.abs(cumulativeStdNormalProbability(z) - 0.001) < 1e-9, 'the tail goes on now')
console.log('probit(0.975)', probit(0.975))
assert.ok(Math.abs(probit(0.975) - 1.959964) > 0.002, 'probit() is more exact now')
JS
node "$folder/run.mjs"
