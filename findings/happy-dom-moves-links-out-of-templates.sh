#!/usr/bin/env bash
# happy-dom 21.0.4 moves a link out of a template when the template stands within another link.
#
# Expected: a template is a border for the rule that a link can't contain a link: the list of active formatting elements gets a
# marker (HTML, tree construction). A shadow root in a link may have links of its own, as in browsers and jsdom.
# Happens: `<a><x-card><template shadowrootmode="open"><a>z</a></template></x-card></a>` becomes an empty template, and the
# inner link stands behind the outer one.
# Matters: a custom element with declarative shadow DOM in a tile that is a link loses its content in tests.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='happy-dom@21.0.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const { document } = new Window()
document.body.innerHTML = '<a href="x"><x-card><template shadowrootmode="open"><a href="y">z</a></template></x-card></a>'
console.log(document.body.innerHTML)
assert.equal(
  document.body.innerHTML,
  '<a href="x"><x-card><template shadowrootmode="open"></template></x-card></a><a href="y">z</a>',
  'the link stays in the template now',
)
process.exit()
JS
node "$folder/run.mjs"
