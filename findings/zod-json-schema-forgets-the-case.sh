#!/usr/bin/env bash
# zod 4.6.7: z.toJSONSchema() writes `/^[a-z]{2}\d$/i` as the pattern `^[a-z]{2}\d$`, which refuses capitals.
#
# Expected: a flag that JSON Schema cannot say is spelled out, or the pattern left out, or an error thrown, as for a date.
# Happens: the flag disappears without a word, and validators of the result refuse what the schema itself accepts.
# Matters: a service whose description comes from its schema tells clients that a postcode “AB1” is invalid, which it takes itself.
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
import { date, string, toJSONSchema } from 'zod'

const code = string().regex(/^[a-z]{2}\d$/i)
const schema = toJSONSchema(code)
const seen = { zod: code.safeParse('AB1').success, pattern: schema.pattern, ajv: new Ajv().validate(schema, 'AB1') }
console.log(seen)
assert.throws(() => toJSONSchema(date()))
assert.deepEqual(seen, { zod: true, pattern: '^[a-z]{2}\\d$', ajv: false }, 'flags are kept now')
JS
node "$folder/run.mjs"
