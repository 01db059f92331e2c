#!/usr/bin/env bash
# json-schema-to-zod 2.8.1: `const` and `enum` with an object accept nothing, not even that object; a constant list accepts its elements.
#
# Expected: JSON Schema compares by value, so that `{ "const": { "unit": "kg" } }` accepts an equal object.
# Happens: it is written as `z.literal({"unit":"kg"})`. Zod compares literals as they are, and each parsed object is another one. A list in z.literal() is a choice, so `[1, 2]` accepts 1.
# Matters: the schema compiles, and every valid message is refused.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='json-schema-to-zod@2.8.1 zod@4.6.7'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import { z } from 'zod'

const accepts = (schema, value) => {
  const code = jsonSchemaToZod(schema)
  const { success } = new Function('z', `return ${code}`)(z).safeParse(value)
  console.log(code, success)
  return success
}
assert.equal(accepts({ const: 'kg' }, 'kg'), true)
assert.equal(accepts({ enum: [1, 'kg', null] }, 'kg'), true)
assert.equal(accepts({ const: { unit: 'kg' } }, { unit: 'kg' }), false, 'objects are compared by value now')
assert.deepEqual([accepts({ const: [1, 2] }, [1, 2]), accepts({ const: [1, 2] }, 1)], [false, true])
assert.equal(accepts({ enum: [{ unit: 'kg' }, { unit: 'g' }] }, { unit: 'g' }), false)
JS
node "$folder/run.mjs"
