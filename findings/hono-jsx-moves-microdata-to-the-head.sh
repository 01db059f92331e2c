#!/usr/bin/env bash
# hono 4.13.19 (its JSX) moves `<meta itemprop>` and `<link itemprop>` from their places in the body to the head of the page.
#
# Expected: an element with `itemprop` stays, as in React 19: the HTML standard allows it in the body, and what it says belongs to the `itemscope` around it.
# Happens: all of them come to the head, outside of each item, and offers of two products lie there side by side.
# Matters: a product without price and availability is no offer for search engines, though each component renders right on its own.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='hono@4.13.19 react@19.3.1 react-dom@19.3.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { jsx } from 'hono/jsx/jsx-runtime'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const page = (create, name) => {
  const offer = (price) => create('div', { [name('itemscope')]: true, [name('itemprop')]: 'offers' }, create('meta', { [name('itemprop')]: 'price', content: price }))
  return create('html', {}, create('head', {}), create('body', {}, offer('5'), offer('6')))
}
const camel = { itemscope: 'itemScope', itemprop: 'itemProp' }
const react = renderToStaticMarkup(page(createElement, (name) => camel[name]))
const hono = String(page((tag, attributes, ...children) => jsx(tag, { ...attributes, children }), (name) => name))
console.log({ react, hono })
assert.match(react, /<head><\/head>.*offers"><meta itemProp="price" content="5"\/><\/div>/)
assert.match(hono, /<head><meta itemprop="price" content="5"\/><meta itemprop="price" content="6"\/><\/head>/, 'they stay in the body now')
assert.match(hono, /<body><div itemscope="" itemprop="offers"><\/div><div itemscope="" itemprop="offers"><\/div><\/body>/)
JS
node "$folder/run.mjs"
