#!/usr/bin/env bash
# prom-client 15.1.3: the percentiles of a Summary of several workers are added up.
#
# Expected: AggregatorRegistry leaves them out, or gives their mean: no sum of them means anything.
# Happens: two workers whose median is 50 ms make one whose median is 100 ms, as the default of all metrics is 'sum'.
# Matters: the latency on a dashboard grows with the number of processes. A Histogram adds up rightly; a Summary needs `aggregator: 'average'`, or 'omit'.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='prom-client@15.1.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { AggregatorRegistry, Registry, Summary } from 'prom-client'

const worker = async () => {
  const register = new Registry()
  const summary = new Summary({ name: 'answer_ms', help: 'Time of an answer', percentiles: [0.5], registers: [register] })
  for (let ms = 1; ms <= 100; ms += 1) summary.observe(ms)
  return { text: await register.metrics(), json: await register.getMetricsAsJSON() }
}
const [one, two] = [await worker(), await worker()]
const median = (text) => Number(/quantile="0\.5"\} (\S+)/.exec(text)[1])
const both = await AggregatorRegistry.aggregate([one.json, two.json]).metrics()
console.log(median(one.text), median(two.text), median(both))
assert.equal(median(one.text), 50.5)
assert.equal(median(both), 101, 'percentiles are not added now')
JS
node "$folder/run.mjs"
