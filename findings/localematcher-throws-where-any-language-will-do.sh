#!/usr/bin/env bash
# @formatjs/intl-localematcher 0.10.1 throws for what negotiator 1.1.0 returns if a visitor names no language.
#
# Expected: no `Accept-Language`, or `*`, means any language, and match() returns the default locale that it is given.
# Happens: negotiator returns `["*"]`, which match() passes to Intl.getCanonicalLocales(): "Incorrect locale information provided".
# Matters: the two are the usual pair for it. Browsers always send languages, so the page works for everyone but monitors, crawlers and `curl`, who get an error.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@formatjs/intl-localematcher@0.10.1 negotiator@1.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'

const choose = (headers) => match(new Negotiator({ headers }).languages(), ['de', 'en'], 'en')
const seen = { 'de-AT': choose({ 'accept-language': 'de-AT' }), nothing: new Negotiator({ headers: {} }).languages() }
console.log(seen)
assert.deepEqual(seen, { 'de-AT': 'de', nothing: ['*'] })
const error = { name: 'RangeError', message: /Incorrect locale information/ }
assert.throws(() => choose({}), error, 'no header is no error now')
assert.throws(() => choose({ 'accept-language': '*' }), error)
assert.throws(() => choose({ 'accept-language': 'fr, *;q=0.5' }), error)
JS
node "$folder/run.mjs"
