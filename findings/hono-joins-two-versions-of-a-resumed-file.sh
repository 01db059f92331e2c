#!/usr/bin/env bash
# hono 4.13.19 with @hono/node-server 2.1.9: a download is resumed with the rest of another version, in spite of `If-Range`.
# 
# Expected: `Range` with an `If-Range` that is no longer the file's entity tag gets the whole new file and the status 200.
# Happens: serveStatic() does not look at `If-Range` and sends the rest of the new file. What etag() adds to it is a hash of this part, so that a client can't see it either.
# Matters: a download that a deployment interrupts is put together from two files, and each header says that this is right.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hono@4.13.19 @hono/node-server@2.1.9'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

process.chdir(import.meta.dirname)
mkdirSync('files')
const app = new Hono().use(etag()).use('/files/*', serveStatic({ root: '.' }))
const get = async (headers) => {
  const response = await app.request('/files/a.txt', { headers })
  return { status: response.status, tag: response.headers.get('etag'), text: await response.text() }
}
writeFileSync('files/a.txt', 'old-old-old')
const whole = await get()
const same = await get({ range: 'bytes=4-' })
writeFileSync('files/a.txt', 'new-new-new')
const resumed = await get({ range: 'bytes=4-', 'if-range': whole.tag })
console.log(whole, same, resumed)
assert.equal(whole.status, 200)
assert.notEqual(same.tag, whole.tag, 'parts have the tag of the whole now')
assert.deepEqual([resumed.status, resumed.text], [206, 'new-new'], 'If-Range is respected now')
JS
node "$folder/run.mjs"
