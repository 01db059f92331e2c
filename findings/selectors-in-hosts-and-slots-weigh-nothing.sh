#!/usr/bin/env bash
# parsel-js 1.2.3 and specificity 1.0.0: `::slotted(#a)` weighs as much as `::slotted(*)`, and `:host(.a)` as `:host`.
#
# Expected: the selector in the brackets counts, as the drafts of CSS scoping say, and @bramus/specificity 2.4.3 computes it: (1,0,1) and (0,2,0).
# Happens: the brackets of `:host()`, `:host-context()` and `::slotted()` are left out. `:is()`, `:not()` and `:nth-child(… of …)` they know.
# Matters: a linter that forbids strong selectors passes those of web components, and takes `:host([open])` for no stronger than `:host`.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='parsel-js@1.2.3 specificity@1.0.0 @bramus/specificity@2.4.3'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import Specificity from '@bramus/specificity'
import { specificity } from 'parsel-js'
import { calculate } from 'specificity'

const weigh = (selector) => {
  const { A, B, C } = calculate(selector)
  const [right] = Specificity.calculate(selector)
  return [specificity(selector), [A, B, C], Object.values(right.toObject())].map(String)
}
const seen = Object.fromEntries([':is(#a)', ':host', ':host(.a)', '::slotted(*)', '::slotted(#a)', ':host-context(.a)'].map((selector) => [selector, weigh(selector)]))
console.log(seen)
assert.deepEqual(seen, {
  ':is(#a)': ['1,0,0', '1,0,0', '1,0,0'],
  ':host': ['0,1,0', '0,1,0', '0,1,0'],
  ':host(.a)': ['0,1,0', '0,1,0', '0,2,0'],
  '::slotted(*)': ['0,0,1', '0,0,1', '0,0,1'],
  '::slotted(#a)': ['0,0,1', '0,0,1', '1,0,1'],
  ':host-context(.a)': ['0,1,0', '0,1,0', '0,2,0'],
})
JS
node "$folder/run.mjs"
