#!/usr/bin/env bash
# PurgeCSS 8.0.0 removes every rule that consists of pseudo-classes only: `:host`, `:scope`, nested `&:hover`.
#
# Expected: only selectors whose names do not occur in the content are removed; `:root` and `:where()` stay, `:host .a` too.
# Happens: `:host{…}` and `:host([hidden]){…}` are gone, and in a rule that stays, the nested `&:hover{…}` is gone.
# Matters: a page builder that purges the styles of declarative shadow DOM takes away the element's `display` and its states.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='purgecss@8.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { PurgeCSS } from 'purgecss'

const purge = async (css) => {
  const raw = '<shop-header><template shadowrootmode="open"><a class="a">x</a></template></shop-header>'
  const [result] = await new PurgeCSS().purge({ content: [{ raw, extension: 'html' }], css: [{ raw: css }] })
  console.log(css, '->', result.css)
  return result.css
}
assert.equal(await purge(':host{display:block}'), '', ':host stays now')
assert.equal(await purge(':host([hidden]){display:none}'), '', ':host([hidden]) stays now')
assert.equal(await purge('.a{top:0;&:hover{top:1px}}'), '.a{top:0}', 'the nested rule stays now')
assert.equal(await purge('@scope (.a){:scope{top:0}}'), '', ':scope stays now')
assert.equal(await purge(':host .a{top:0}'), ':host .a{top:0}', ':host .a is removed now')
JS
node "$folder/run.mjs"
