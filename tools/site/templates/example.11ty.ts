/** The page of an example: what a template has, a shop's services, and the loader of this release. */
import { posix } from 'node:path'
import { escaped } from '../escaped.ts'
import { type Example, folderOf } from '../examples.ts'

interface ExampleData {
  example: Example
}

export const data = {
  pagination: { data: 'examples', size: 1, alias: 'example' },
  permalink: ({ example }: ExampleData) => `${folderOf(example)}/index.html`,
}

export function render({ example }: ExampleData): string {
  const { tag, title, html, visitor, cart, opens } = example
  const home = posix.relative(folderOf(example), '.')
  const settings = { visitor, cart, opens, loader: `${home}/../shop-elements.js`, worker: `${home}/pictures-worker.js` }
  return `<!doctype html>
<html lang="en" data-site="DE" data-stage="test">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tag}: ${escaped(title)} – shop-elements</title>
<link rel="icon" href="${home}/pictures/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${home}/../reserve.css">
<style>body{margin:0}#leads:not(:empty){position:fixed;inset:auto 0 0;margin:0;padding:8px 16px;background:#222;color:#fff;font:14px system-ui}</style>
<script type="application/json" id="example">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${home}/scripts/example.js"></script>
</head>
<body>
<main>${html}</main>
<p id="leads" role="status"></p>
</body>
</html>
`
}
