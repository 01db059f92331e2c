#!/usr/bin/env bash
# Less 4.9.1 adds lengths of different units inside `min()`, `max()` and `clamp()`.
#
# Expected: these functions are left alone like `calc()`, in which Less does no arithmetic since version 3.
# Happens: `clamp(1rem, 1rem + 2vw, 3rem)` becomes `clamp(1rem, 3rem, 3rem)`: fluid type turns into its maximum.
# `min(100%, 20px + 1em)` becomes `min(100%, 21px)`. `calc(20px + 1em)` stays.
# Matters: a host page's Less build that imports a shell's tokens changes them without a warning.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='less@4.9.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import less from 'less'

const { css } = await less.render('.a{width:clamp(1rem,1rem + 2vw,3rem);height:min(100%,20px + 1em);margin:calc(20px + 1em)}')
console.log(css)
const values = [...css.matchAll(/: (.*);/g)].map(([, value]) => value)
assert.deepEqual(values, ['clamp(1rem, 3rem, 3rem)', 'min(100%, 21px)', 'calc(20px + 1em)'], 'Less computes differently now')
JS
node "$folder/run.mjs"
