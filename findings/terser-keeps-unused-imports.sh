#!/usr/bin/env bash
# terser 5.51.4, with `module: true`, keeps the names of an import that nothing uses.
#
# Expected: its option `unused` drops unreferenced names, at the top level of a module too, as it does for a constant.
# Happens: `import { a } from "./a.js"` stays with its binding, renamed, even if only a dropped function used it.
# Matters: the export stays needed: a release that removes it from a shared chunk fails to link in a file that never used it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='terser@5.51.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { minify } from 'terser'

const shrink = async (code) => (await minify(code, { module: true, compress: { passes: 3 } })).code
const seen = [await shrink('const a = 1'), await shrink('import { a } from "./a.js"; function f() { return a }')]
console.log(seen)
assert.equal(seen[0], '', 'an unused constant stays')
assert.match(seen[1], /^import\{a as \w\}from"\.\/a\.js";$/, 'the unused import is dropped now')
JS
node "$folder/run.mjs"
