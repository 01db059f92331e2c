#!/usr/bin/env bash
# Dart Sass 1.108.2 rejects a custom property whose value begins with a brace right after the colon, in plain CSS too.
#
# Expected: the value of a custom property may be any tokens, such as a JSON object (CSS Custom Properties), and blanks after the
# colon mean nothing; Sass reads `.css` files as plain CSS.
# Happens: `--settings: {"a": 1}` compiles, `--settings:{"a":1}` fails with: expected ";".
# Matters: a sheet that was valid fails in the build of a host page once it has been minified.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='sass@1.108.2'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { compileString } from 'sass'

for (const syntax of ['scss', 'css']) {
  const { css } = compileString('a{--settings: {"a": 1}}', { syntax, style: 'compressed' })
  console.log(syntax, css)
  assert.equal(css, 'a{--settings: {"a": 1}}')
  assert.throws(
    () => compileString('a{--settings:{"a":1}}', { syntax }),
    (error) => error.sassMessage === 'expected ";".',
    'Sass reads the value now',
  )
}
JS
node "$folder/run.mjs"
