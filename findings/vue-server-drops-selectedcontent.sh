#!/usr/bin/env bash
# Vue 3.5.45 renders `<selectedcontent>` on the server as an empty comment.
#
# Expected: all elements of the HTML standard are native to the compiler; in the browser an unknown tag is made an element too,
# with a warning.
# Happens: the tag is not in Vue's list of HTML tags, so it is taken for a component; on the server a component that can't
# be found renders nothing. With `isCustomElement` for it, it works.
# Matters: the button of a customizable select stays empty, and hydration finds other markup than it expects.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='vue@3.5.45'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'

const rendered = (isCustomElement) => {
  const template = '<button><selectedcontent></selectedcontent></button>'
  const app = createSSRApp({ template })
  app.config.warnHandler = () => undefined
  app.config.compilerOptions.isCustomElement = isCustomElement
  return renderToString(app)
}
const [usual, told] = [await rendered(() => false), await rendered((tag) => tag === 'selectedcontent')]
console.log(usual, told)
assert.equal(usual, '<button><!----></button>', 'Vue renders the element now')
assert.equal(told, '<button><selectedcontent></selectedcontent></button>')
JS
node "$folder/run.mjs"
