#!/usr/bin/env bash
# itty-router 5.0.24: cors() with a list of origins answers without `Vary: Origin`.
#
# Expected: as the answer names the origin of the request, it says that it depends on it, as cors, Hono, Fastify and Koa do.
# Happens: the origin is sent back, or the header left out, and `Vary` is never set.
# Matters: it is made for edge workers, behind a cache. The first shop's answer is kept, and the second shop is refused its own.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='itty-router@5.0.24'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { cors, json, Router } from 'itty-router'

const { preflight, corsify } = cors({ origin: ['https://a.de', 'https://b.de'] })
const router = Router({ before: [preflight], finally: [json, corsify] }).get('/', () => ({ items: 1 }))
const seen = {}
for (const origin of ['https://a.de', 'https://b.de', undefined]) {
  const { headers } = await router.fetch(new Request('https://x.de/', { headers: origin ? { origin } : {} }))
  seen[origin] = [headers.get('access-control-allow-origin'), headers.get('vary')]
}
console.log(seen)
const today = { 'https://a.de': ['https://a.de', null], 'https://b.de': ['https://b.de', null], undefined: [null, null] }
assert.deepEqual(seen, today, 'the answer varies now')
JS
node "$folder/run.mjs"
