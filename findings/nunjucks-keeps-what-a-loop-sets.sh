#!/usr/bin/env bash
# nunjucks 3.2.4 keeps what `{% set %}` in a loop sets; Jinja2, whose templates it reads, does not.
#
# Expected: a loop has a scope of its own, so the variable outside stays 0.
# Happens: it is 6 after the loop, and 0 in Jinja2 3.1, where counting needs `namespace()`.
# Matters: a template that works in one of the two counts, totals or leaves out a heading wrongly in the other.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='nunjucks@3.2.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import nunjucks from 'nunjucks'

const output = nunjucks.renderString('{% set n = 0 %}{% for i in [1, 2, 3] %}{% set n = n + i %}{% endfor %}{{ n }}')
console.log(output)
assert.equal(output, '6', 'a loop has a scope now')
JS
node "$folder/run.mjs"
