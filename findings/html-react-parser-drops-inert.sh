#!/usr/bin/env bash
# html-react-parser 6.1.9 with React 19 drops `inert`, and makes `hidden="until-found"` a plain `hidden`.
#
# Expected: attributes of HTML keep their meaning; `open`, `required` and `popover` do.
# Happens: `inert` reaches React 19 as an empty string, which React takes for false (it warns); `hidden` becomes the
# boolean true.
# Matters: a closed drawer in a fragment becomes reachable by keyboard, and what a search in the page should find is not found.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-react-parser@6.1.9 react@19.3.1 react-dom@19.3.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import parse from 'html-react-parser'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

console.error = () => undefined
const rendered = (html) => renderToStaticMarkup(createElement(Fragment, null, parse(html)))
const cases = {
  '<div inert>a</div>': '<div>a</div>',
  '<div hidden="until-found">a</div>': '<div hidden="">a</div>',
  '<div popover>a</div>': '<div popover="">a</div>',
}
for (const [html, expected] of Object.entries(cases)) {
  console.log(html, '->', rendered(html))
  assert.equal(rendered(html), expected, `html-react-parser treats ${html} differently now`)
}
JS
node "$folder/run.mjs"
