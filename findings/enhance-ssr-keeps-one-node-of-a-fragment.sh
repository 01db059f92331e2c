#!/usr/bin/env bash
# @enhance/ssr 4.0.3 with `bodyContent: true` returns only the first node of the body.
#
# Expected: its readme says "just the content of the `<body>` element", so all of it.
# Happens: of `<p>a</p><p>b</p>` the second is gone, without an error; without the option both are there.
# Matters: a header and its JSON script, side by side in one fragment, lose the script: the page is complete and dead.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@enhance/ssr@4.0.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import enhance from '@enhance/ssr'

const render = (fragment, bodyContent) => {
  const written = enhance({ elements: {}, bodyContent })([fragment])
  console.log(fragment, '->', written)
  return written
}
assert.match(render('<p>a</p><p>b</p>', false), /<body><p>a<\/p><p>b<\/p><\/body>/)
assert.equal(render('<x-shell><p>a</p></x-shell>', true), '<x-shell><p>a</p></x-shell>')
assert.equal(render('<p>a</p><p>b</p>', true), '<p>a</p>', 'all nodes are returned now')
JS
node "$folder/run.mjs"
