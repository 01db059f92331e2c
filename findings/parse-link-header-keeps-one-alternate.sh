#!/usr/bin/env bash
# parse-link-header 2.0.0 keeps one link of each relation: of three `rel=alternate` the last.
#
# Expected: a `Link` header has many links of one relation, such as a language each or a preload each; they come as a list.
# Happens: the result is an object by relation, and each link overwrites the one before.
# Matters: it reads pages of an API, which have one `next`. Given `hreflang` or `preload` links it finds one of them, and says nothing of the others.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='parse-link-header@2.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import parse from 'parse-link-header'

const links = parse('</de>; rel=alternate; hreflang=de, </fr>; rel=alternate; hreflang=fr, </it>; rel=alternate; hreflang=it, </2>; rel=next')
console.log(links)
assert.deepEqual(Object.keys(links), ['alternate', 'next'])
assert.deepEqual({ ...links.alternate }, { url: '/it', rel: 'alternate', hreflang: 'it' }, 'all links are kept now')
JS
node "$folder/run.mjs"
