#!/usr/bin/env bash
# http-link-header 1.1.4 reads `crossorigin; as=font` of a Link header as one parameter of the name "crossorigin; as".
#
# Expected: `crossorigin` without a value and `as`. RFC 8288, 3: a link-param is a token with an optional value.
# Happens: the name goes on up to the next `=`, over the comma before another link too, so that two links become one. At the very end of the header it is read rightly.
# Matters: fonts are preloaded with `crossorigin`; what copies `Link` into early hints or checks it loses the `as`, and the style sheet behind the font.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='http-link-header@1.1.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import LinkHeader from 'http-link-header'

const read = (header) => {
  const { refs } = LinkHeader.parse(header)
  console.log(header, refs)
  return refs
}
assert.deepEqual(read('</a.woff2>; rel=preload; as=font; crossorigin'), [{ uri: '/a.woff2', rel: 'preload', as: 'font', crossorigin: '' }])
assert.deepEqual(read('</a.woff2>; rel=preload; crossorigin; as=font'), [{ uri: '/a.woff2', rel: 'preload', 'crossorigin; as': 'font' }], 'the parameter ends at the semicolon now')
const [link, ...others] = read('</a.woff2>; rel=preload; as=font; crossorigin, </b.css>; rel=preload; as=style')
assert.deepEqual(others, [], 'the second link is found now')
assert.deepEqual(link, { uri: '/a.woff2', rel: 'preload', as: ['font', 'style'], 'crossorigin, </b.css>; rel': 'preload' })
JS
node "$folder/run.mjs"
