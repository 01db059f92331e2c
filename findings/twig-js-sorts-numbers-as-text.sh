#!/usr/bin/env bash
# twig 2.0.0 (Twig.js) sorts the numbers 3, 20, 100 to 100, 20, 3; Twig for PHP sorts them as numbers.
#
# Expected: the filter `sort` sorts numbers by value, as in PHP and in Nunjucks.
# Happens: it sorts them as text.
# Matters: a template that is shared between PHP and Node shows prices or sizes in another order.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='twig@2.0.0 nunjucks@3.2.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import nunjucks from 'nunjucks'
import twig from 'twig'

const template = '{{ [3, 20, 100]|sort|join(" ") }}'
const seen = [twig.twig({ data: template }).render(), nunjucks.renderString(template)]
console.log(seen)
assert.deepEqual(seen, ['100 20 3', '3 20 100'], 'the order is another one now')
JS
node "$folder/run.mjs"
