#!/usr/bin/env bash
# React 19.3.1 begins the output of renderToStaticMarkup with a `<link rel="preload">` for each image.
#
# Expected: static markup is exactly the given tree; it is meant for e-mails and fragments that React never touches again.
# Happens: an `<img>`, deep in the tree, adds a link in front of the first element. `loading="lazy"` or a data URL avoids it.
# Matters: a fragment has two roots where its consumer expects one; `:first-child` and `firstElementChild` meet the link.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='react@19.3.1 react-dom@19.3.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const render = (props) => renderToStaticMarkup(createElement('p', null, createElement('img', props)))
const html = render({ src: '/logo.png', alt: '' })
console.log(html)
assert.equal(html, '<link rel="preload" as="image" href="/logo.png"/><p><img src="/logo.png" alt=""/></p>', 'no link any more')
assert.equal(render({ src: '/logo.png', alt: '', loading: 'lazy' }), '<p><img src="/logo.png" alt="" loading="lazy"/></p>')
JS
node "$folder/run.mjs"
