#!/usr/bin/env bash
# openapi-sampler 1.7.10: samples for `uniqueItems`, `multipleOf`, required keys without properties and short e-mail addresses are refused by the schema that they are made of.
#
# Expected: an example that a documentation shows, or a mock server answers with, is valid by its schema (JSON Schema Validation 2020-12, 6.2.1, 6.4.3, 6.5.3).
# Happens: `[0, 0, 0]` for three unique numbers, 10 for a multiple of 7 from 10, `{ property1, property2 }` where `a` is required, 16 characters for an address of at most 10. Bounds and lengths alone are right.
# Matters: a client that checks what it gets by ajv fails at the mock and not at the service, and readers copy examples that the service refuses.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='openapi-sampler@1.7.10 ajv@8.20.0 ajv-formats@3.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { sample } from 'openapi-sampler'

const ajv = new Ajv.default({ strict: false })
addFormats.default(ajv)
const check = (schema) => {
  const value = sample(schema)
  const isValid = ajv.validate(schema, value)
  console.log(isValid, JSON.stringify(schema), JSON.stringify(value))
  return isValid
}
assert.ok(check({ type: 'integer', minimum: 5, exclusiveMaximum: 7 }))
assert.ok(check({ type: 'string', minLength: 3, maxLength: 4 }))
const refused = [
  { type: 'array', items: { type: 'integer' }, minItems: 3, uniqueItems: true },
  { type: 'integer', minimum: 10, multipleOf: 7 },
  { type: 'object', required: ['a'], additionalProperties: { type: 'integer' } },
  { type: 'string', format: 'email', maxLength: 10 },
]
assert.deepEqual(refused.map(check), [false, false, false, false], 'more samples are valid now')
JS
node "$folder/run.mjs"
