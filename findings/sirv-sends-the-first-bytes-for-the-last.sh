#!/usr/bin/env bash
# sirv 3.0.2 answers `Range: bytes=-10`, the last 10 bytes, with the first 11.
# 
# Expected: the end of the file, as `content-range: bytes 90-99/100`, or the whole file with the status 200.
# Happens: the missing start is read as 0 and the 10 as the end, so the answer is 206 with `bytes 0-10/100`.
# Matters: players and readers of archives ask for the end first, where the index is; what they get is the beginning, and for a shop's video it never plays.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='sirv@3.0.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import sirv from 'sirv'

const folder = `${import.meta.dirname}/files`
mkdirSync(folder)
writeFileSync(`${folder}/a.txt`, Array.from({ length: 50 }, (_, index) => String(index).padStart(2, '0')).join(''))
const server = createServer(sirv(folder)).listen(0, '127.0.0.1')
await once(server, 'listening')
const get = async (range) => {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/a.txt`, { headers: { range } })
  const answer = [response.status, response.headers.get('content-range'), await response.text()]
  console.log(range, answer)
  return answer
}
assert.deepEqual(await get('bytes=90-'), [206, 'bytes 90-99/100', '4546474849'])
assert.deepEqual(await get('bytes=-10'), [206, 'bytes 0-10/100', '00010203040'], 'it is the end now')
server.close()
JS
node "$folder/run.mjs"
