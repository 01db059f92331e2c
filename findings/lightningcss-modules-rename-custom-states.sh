#!/usr/bin/env bash
# lightningcss 1.33.0 renames the states in `:state()` when CSS modules are on.
#
# Expected: CSS modules make classes, ids and names defined in the sheet local. A custom state is named by the script of an
# element (`internals.states.add('open')`), mostly of another package, so it must stay, as the name in `::part()` does.
# Happens: `shop-header:state(open)` becomes `shop-header:state(app_open)`, which never matches. The new name is exported like
# a class, to an application that cannot set the state.
# Matters: a React application with CSS modules styles a custom element by its states.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='lightningcss@1.33.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { transform } from 'lightningcss'

const { code, exports } = transform({
  filename: 'app.css',
  code: Buffer.from('shop-header:state(open){color:red}shop-header::part(badge){color:red}'),
  minify: true,
  cssModules: { pattern: 'app_[local]' },
})
console.log(String(code), exports)
assert.equal(String(code), 'shop-header:state(app_open),shop-header::part(badge){color:red}', 'the state keeps its name now')
assert.deepEqual(Object.keys(exports), ['open'], 'other names are exported now')
JS
node "$folder/run.mjs"
