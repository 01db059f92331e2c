#!/usr/bin/env bash
# negotiator 1.1.0 does not offer `zh-Hant` to a browser that asks for `zh-Hant-TW`, but would offer `zh`.
#
# Expected: the lookup of RFC 4647, section 3.4, shortens the wish from its end: zh-Hant-TW, then zh-Hant, then zh.
# Happens: only the whole tag and its first part are compared. The same for `sr-Latn-RS` and a shop with `sr-Latn`.
# Matters: Express and Koa negotiate with this package; the visitor gets the fallback language although the right one is there.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='negotiator@1.1.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Negotiator from 'negotiator'

const choose = (wish, offers) => {
  const chosen = new Negotiator({ headers: { 'accept-language': wish } }).languages(offers)
  console.log(wish, offers, '->', chosen)
  return chosen
}
assert.deepEqual(choose('zh-Hant-TW', ['zh']), ['zh'])
assert.deepEqual(choose('zh-Hant-TW', ['zh-Hant', 'en']), [], 'the script is matched now')
assert.deepEqual(choose('sr-Latn-RS', ['sr-Cyrl', 'sr-Latn']), [], 'the script is matched now')
JS
node "$folder/run.mjs"
