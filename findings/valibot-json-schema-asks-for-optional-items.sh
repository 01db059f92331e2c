#!/usr/bin/env bash
# @valibot/to-json-schema 1.8.0: the JSON Schema of a tuple asks for its optional items too.
#
# Expected: what the schema takes is valid by its JSON Schema: `minItems` is the number of items that are not optional, as `required` is for objects.
# Happens: `tuple([string(), optional(number())])` takes `["a"]`, and toJsonSchema() says `minItems: 2`, for draft 7 and 2020-12 and for all four kinds of tuples. Optional keys of objects are right.
# Matters: a service that checks by the published JSON Schema refuses what the form sent after it had checked it by the same schema.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='valibot@1.5.0 @valibot/to-json-schema@1.8.0 ajv@8.20.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { toJsonSchema } from '@valibot/to-json-schema'
import Ajv from 'ajv'
import Ajv2020 from 'ajv/dist/2020.js'
import * as v from 'valibot'

const validators = { 'draft-07': new Ajv.default({ strict: false }), 'draft-2020-12': new Ajv2020.default({ strict: false }) }
const check = (schema, value) =>
  Object.entries(validators).map(([target, ajv]) => {
    const json = toJsonSchema(schema, { target })
    const seen = [v.is(schema, value), ajv.validate(json, value)]
    console.log(target, JSON.stringify(json), ...seen)
    return seen
  })
const items = [v.string(), v.optional(v.number())]
assert.deepEqual(check(v.object({ a: v.optional(v.number()) }), {}), [[true, true], [true, true]])
assert.deepEqual(check(v.tuple(items), ['a', 1]), [[true, true], [true, true]])
for (const schema of [v.tuple(items), v.strictTuple(items), v.looseTuple(items), v.tupleWithRest(items, v.string())])
  assert.deepEqual(check(schema, ['a']), [[true, false], [true, false]], 'optional items are optional now')
JS
node "$folder/run.mjs"
