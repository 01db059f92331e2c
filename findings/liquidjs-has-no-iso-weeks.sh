#!/usr/bin/env bash
# liquidjs 10.30.1 prints `%V` and `%G`, week and year of ISO 8601, as they are; `%U` and `%W` it knows.
#
# Expected: the date filter has the letters of strftime, as the Liquid of Shopify has them from Ruby.
# Happens: an unknown letter is printed with its percent sign, and there is no error in strict mode either.
# Matters: "delivery in week %V" is what customers in Europe read where weeks have these numbers.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='liquidjs@10.30.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Liquid } from 'liquidjs'

const show = (engine, format) => engine.parseAndRenderSync(`{{ "2026-03-05" | date: "${format}" }}`)
const seen = ['%V', '%G', '%W', '%U', '%j'].map((format) => show(new Liquid(), format))
const strict = show(new Liquid({ strictFilters: true, strictVariables: true }), '%V')
console.log(seen, strict)
assert.deepEqual(seen, ['%V', '%G', '09', '09', '064'], 'ISO weeks are known now')
assert.equal(strict, '%V')
JS
node "$folder/run.mjs"
