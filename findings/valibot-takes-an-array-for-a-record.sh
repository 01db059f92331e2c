#!/usr/bin/env bash
# valibot 1.5.0: object() and record() accept an array.
#
# Expected: JSON tells objects from arrays, and a schema of the one refuses the other, as zod 4.6.7 does.
# Happens: any value of typeof "object" passes; `["a"]` becomes the record `{ 0: 'a' }`.
# Matters: PHP sends an empty map as `[]` and a list where a map with numbers was meant; the check passes, the keys are wrong.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='valibot@1.5.0 zod@4.6.7'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import * as v from 'valibot'
import { z } from 'zod'

const list = ['a']
const record = v.safeParse(v.record(v.string(), v.string()), list)
const object = v.safeParse(v.object({ name: v.optional(v.string()) }), list)
console.log(record.output, object.success)
assert.deepEqual([record.success, record.output, object.success], [true, { 0: 'a' }, true], 'an array is refused now')
assert.equal(z.record(z.string(), z.string()).safeParse(list).success, false)
assert.equal(z.object({ name: z.string().optional() }).safeParse(list).success, false)
JS
node "$folder/run.mjs"
