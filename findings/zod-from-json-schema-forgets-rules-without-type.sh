#!/usr/bin/env bash
# zod 4.6.7: z.fromJSONSchema() drops rules without a word where the keyword beside them is missing.
#
# Expected: each keyword is an assertion of its own (JSON Schema 2020-12, Core, section 7.6), and what zod does not support, it throws for, as it does for `not` and `if`.
# Happens: `required` counts only for names in `properties`, `minItems` only beside `items`, `minLength` only beside `type` and not beside `$ref`. “E-mail or phone” accepts neither.
# Matters: schemas with `allOf` and `anyOf` are written like that, and all valid data passes: only the invalid does too.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='zod@4.6.7 ajv@8.20.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Ajv from 'ajv/dist/2020.js'
import { fromJSONSchema } from 'zod'

const accept = (schema, value) => {
  const seen = [new Ajv({ strict: false }).validate(schema, value), fromJSONSchema(schema).safeParse(value).success]
  console.log(JSON.stringify(schema), JSON.stringify(value), { ajv: seen[0], zod: seen[1] })
  return seen
}
assert.deepEqual(accept({ type: 'object', properties: { a: {} }, required: ['a'] }, {}), [false, false])
assert.deepEqual(accept({ type: 'array', items: {}, minItems: 1 }, []), [false, false])
const passes = [
  [{ type: 'object', anyOf: [{ required: ['email'] }, { required: ['phone'] }] }, {}],
  [{ type: 'object', properties: { a: {} }, allOf: [{ required: ['a'] }] }, {}],
  [{ type: 'array', minItems: 1 }, []],
  [{ type: 'string', allOf: [{ minLength: 3 }] }, 'ab'],
  [{ $defs: { a: { type: 'string' } }, $ref: '#/$defs/a', minLength: 3 }, 'ab'],
]
for (const [schema, value] of passes) assert.deepEqual(accept(schema, value), [false, true], 'the rule counts now')
JS
node "$folder/run.mjs"
