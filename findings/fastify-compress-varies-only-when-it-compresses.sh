#!/usr/bin/env bash
# @fastify/compress 9.2.0 sends `Vary: accept-encoding` only with what it has compressed.
#
# Expected: with each answer that could have been compressed. RFC 9110, 12.5.5: Vary tells a cache which parts of the request have decided, so also that there was no `Accept-Encoding`; compression for Express sends it in both cases.
# Happens: the answer without compression has no Vary, and neither has an answer to HEAD.
# Matters: if the first request to a cache in front comes from a probe without compression, all customers get the page in its full size until its time is over.
# Seen on 2026-11-30.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@fastify/compress@9.2.0 fastify@5.12.8 compression@1.8.2 express@5.3.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import fastifyCompress from '@fastify/compress'
import compression from 'compression'
import express from 'express'
import Fastify from 'fastify'

const page = '<p>shop</p>'.repeat(500)
const fastify = Fastify()
await fastify.register(fastifyCompress)
fastify.get('/', (request, reply) => reply.header('cache-control', 'max-age=60').type('text/html').send(page))
await fastify.listen({ port: 0 })
const server = express().use(compression()).get('/', (request, response) => response.set('Cache-Control', 'max-age=60').type('html').send(page)).listen(0)
await once(server, 'listening')

const ask = async (port, headers) => {
  const [{ headers: received }] = await once(get({ port, headers, agent: false }), 'response')
  return [received['content-encoding'], received.vary?.toLowerCase()]
}
const ports = { fastify: fastify.server.address().port, express: server.address().port }
const seen = {}
for (const [name, port] of Object.entries(ports)) seen[name] = [await ask(port, { 'accept-encoding': 'gzip' }), await ask(port, {})]
console.log(seen)
assert.deepEqual(seen.express, [['gzip', 'accept-encoding'], [undefined, 'accept-encoding']])
assert.deepEqual(seen.fastify, [['gzip', 'accept-encoding'], [undefined, undefined]], 'it tells of both now')
process.exit()
JS
node "$folder/run.mjs"
