#!/usr/bin/env bash
# html-validate 10.17.0 reads `<x-card.small>` and `<x-größe>` as elements with attributes, and refuses their end tags.
#
# Expected: both are valid names of custom elements (HTML standard, 4.13.2), which customElements.define() takes.
# Happens: the name ends at the first sign that is not a letter, digit, “-” or “:”, and the rest, “.small”, is an attribute, twice, and one in an end tag.
# Matters: a page of a framework that has dots in its names gets four errors for each of them, and none says what the reason is.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='html-validate@10.17.0 jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const seen = {}
for (const name of ['x-card', 'x-card.small', 'x-größe']) {
  const markup = '<' + name + '>text</' + name + '>'
  new JSDOM().window.customElements.define(name, class {})
  const { results } = await validator.validateString(markup)
  seen[markup] = (results[0]?.messages ?? []).map((message) => message.ruleId)
}
console.log(seen)
const wrong = ['attr-spacing', 'attr-spacing', 'no-dup-attr', 'close-attr']
assert.deepEqual(Object.values(seen), [[], wrong, wrong], 'the names are read now')
JS
node "$folder/run.mjs"
