#!/usr/bin/env bash
# validator 13.15.35: isMimeType() refuses `application/json; charset=utf-8`, which Express sends.
#
# Expected: each type may have parameters (RFC 9110, section 8.3.1), so it is as valid as `text/html; charset=utf-8`.
# Happens: a charset is accepted with `text/`, a boundary with `multipart/`. Any other type must have none, as `image/svg+xml; charset=utf-8` too.
# Matters: a check of what a service answers passes for its errors in HTML, and refuses its JSON.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='validator@13.15.35 express@5.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import express from 'express'
import validator from 'validator'

const server = express().get('/', (request, response) => response.json({})).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const response = await fetch('http://127.0.0.1:' + server.address().port)
server.close()
server.closeAllConnections()
const types = ['application/json', response.headers.get('content-type'), 'text/html; charset=utf-8', 'image/svg+xml; charset=utf-8']
const seen = types.map((type) => [type, validator.isMimeType(type)])
console.log(seen)
assert.equal(types[1], 'application/json; charset=utf-8')
assert.deepEqual(seen.map(([, valid]) => valid), [true, false, true, false], 'parameters are accepted now')
JS
node "$folder/run.mjs"
