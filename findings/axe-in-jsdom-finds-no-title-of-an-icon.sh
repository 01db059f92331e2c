#!/usr/bin/env bash
# axe-core 4.14.1 in jsdom 29.1.1: a link with `<svg role="img"><title>Cart</title></svg>` has no name.
#
# Expected: the title names the icon and the icon the link, as in browsers; jsdom is a common place to run axe.
# Happens: the style sheet of jsdom hides each `title`, though it is meant for the one of HTML, and axe takes no name from what is hidden. `aria-label` on the icon is found.
# Matters: tests report every icon link and button that is right, and the usual answer, a label added or the rule switched off, is wrong in browsers or hides real faults.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='axe-core@4.14.1 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><html lang="en"><title>a</title><body>', { runScripts: 'outside-only', pretendToBeVisual: true })
window.eval(readFileSync(`${import.meta.dirname}/node_modules/axe-core/axe.js`, 'utf8'))
const { body } = window.document
const check = async (icon) => {
  body.innerHTML = `<a href="/cart">${icon}</a><button type="button">${icon}</button>`
  const { violations } = await window.axe.run(body, { runOnly: ['link-name', 'button-name'] })
  return Array.from(violations, ({ id }) => id).sort()
}
const title = await check('<svg role="img"><title>Cart</title><path d="M0 0"/></svg>')
const { display } = window.getComputedStyle(body.querySelector('title'))
const label = await check('<svg role="img" aria-label="Cart"><path d="M0 0"/></svg>')
console.log({ title, label, display })
assert.deepEqual(label, [])
assert.deepEqual([title, display], [['button-name', 'link-name'], 'none'], 'the title of an icon is found now')
JS
node "$folder/run.mjs"
