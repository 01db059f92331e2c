#!/usr/bin/env bash
# feed 6.0.0: the image `b.jpg` of an item has the type `image/jpg`, `b.svg` `image/svg`, and `/image?id=5` `image//image`.
#
# Expected: the types are those of IANA, `image/jpeg` and `image/svg+xml`, and an address without an ending needs a type from the caller.
# Happens: what stands behind the last dot of the path, or the whole path, is put behind "image/", as it is written.
# Matters: readers and shopping services take pictures by their type; the most common of all, a JPEG, has one that does not exist.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='feed@6.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Feed } from 'feed'

const seen = {}
for (const image of ['https://a.de/b.png', 'https://a.de/b.jpg', 'https://a.de/b.JPG', 'https://a.de/b.svg', 'https://a.de/image?id=5']) {
  const feed = new Feed({ title: 'a', id: 'https://a.de/', link: 'https://a.de/', copyright: 'a' })
  feed.addItem({ title: 'a', id: '1', link: 'https://a.de/1', date: new Date(0), image })
  seen[image.slice(13)] = feed.rss2().match(/<enclosure [^>]*type="([^"]*)"/)[1]
}
console.log(seen)
const today = { 'b.png': 'image/png', 'b.jpg': 'image/jpg', 'b.JPG': 'image/JPG', 'b.svg': 'image/svg', 'image?id=5': 'image//image' }
assert.deepEqual(seen, today, 'types are looked up now')
JS
node "$folder/run.mjs"
