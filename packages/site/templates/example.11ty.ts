/** The page of an example: what a template has, a shop's services, and the loader of this release. */
import { posix } from 'node:path'
import { escapeMarkup } from '../../../src/shop/text/escape-markup.ts'
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
<title>${tag}: ${escapeMarkup(title)} – shop-elements</title>
<link rel="icon" href="${home}/pictures/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${home}/../reserve.css">
<style>html{background:#fffdf9}body{margin:0}[data-theme=coffee-light]{background:#f7ecdd}[data-theme$=dark]{background:#1d1713}[data-theme=coffee-dark]{background:#33200f}.page{margin:24px;padding:24px;border:1px dashed #8d7b6b;border-radius:12px;color:#8d7b6b;font:14px system-ui}#leads{inset:auto 0 16px;margin:auto;padding:8px 16px;border:0;border-radius:6px;background:#222;color:#fff;font:14px system-ui}</style>
<script type="application/json" id="example">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${home}/scripts/example.js"></script>
</head>
<body>
${tag === 'shop-header' || tag === 'shop-preview' ? `${html.replace(/\n<script[\s\S]*/, '')}\n<main class="page">Your page</main>` : `<main>${html}</main>`}
<p id="leads" role="status" popover="manual"></p>
<noscript><p class="page">This example needs scripts.</p></noscript>
</body>
</html>
`
}
