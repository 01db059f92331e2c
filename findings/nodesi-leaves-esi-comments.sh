#!/usr/bin/env bash
# nodesi 2.0.1 includes fragments within `<!--esi … -->`, but leaves the comment around them.
#
# Expected: a processor removes the two ends of the comment (ESI Language Specification 1.0), so that a page that no processor has
# seen shows nothing, and any other page the content. Varnish does.
# Happens: the fragment is fetched and put into the page, as a comment: the work is done, and nothing shows.
# Matters: a page that is right in production has no header in a developer's Node server.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='nodesi@2.0.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import ESI from 'nodesi'

const server = createServer((_request, response) => response.end('<header>shop</header>')).listen(0, '127.0.0.1')
await once(server, 'listening')
const esi = new ESI({ baseUrl: `http://127.0.0.1:${server.address().port}`, allowedHosts: [/127\.0\.0\.1/] })
const output = await esi.process('<!--esi <esi:include src="/header"/> -->')
console.log(output)
server.close()
assert.equal(output, '<!--esi <header>shop</header> -->', 'nodesi removes the comment now')
process.exit()
JS
node "$folder/run.mjs"
