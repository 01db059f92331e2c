#!/usr/bin/env bash
# hono 4.13.19: getCookie() does not see a cookie whose value has a quote in it, such as JSON.
#
# Expected: what browsers store and send is read, or at least handed out raw; cookie 1.1.1 reads it.
# Happens: RFC 6265 forbids quotes for servers, so the cookie is skipped without a word. Blanks and commas, which it forbids too, are accepted.
# Matters: consent banners and analytics write `{"a":1}` with document.cookie. In the browser the choice is there, on the server it never was made.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hono@4.13.19 cookie@1.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseCookie } from 'cookie'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'

const header = 'consent={"ads":false}; name=Ann Lee; sizes=s,m; plain=1'
const app = new Hono().get('/', (context) => context.json(getCookie(context)))
const response = await app.request('/', { headers: { cookie: header } })
const seen = await response.json()
console.log(seen, parseCookie(header).consent)
assert.deepEqual(seen, { name: 'Ann Lee', sizes: 's,m', plain: '1' }, 'quotes are read now')
assert.equal(parseCookie(header).consent, '{"ads":false}')
JS
node "$folder/run.mjs"
