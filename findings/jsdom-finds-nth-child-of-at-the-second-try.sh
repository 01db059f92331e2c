#!/usr/bin/env bash
# jsdom 29.1.1 finds nothing by `:nth-child(1 of .a)` when it is asked first, and the right element when asked again.
#
# Expected: the same question about the same page has the same answer.
# Happens: the first `querySelectorAll` with a selector of this kind is empty, the second one with the same selector is right. `:nth-last-child()` fails too, `matches()` does not.
# Matters: a test that asserts that there is none passes, and one that retries is flaky without a reason in it.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='jsdom@29.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const seen = {}
for (const selector of ['li:nth-child(1 of .a)', 'li:nth-last-child(1 of .a)']) {
  const { document } = new JSDOM('<ul><li>1</li><li class="a">2</li></ul>').window
  seen[selector] = [1, 2, 3].map(() => document.querySelectorAll(selector).length)
}
console.log(seen)
const expected = { 'li:nth-child(1 of .a)': [0, 1, 1], 'li:nth-last-child(1 of .a)': [0, 1, 1] }
assert.deepEqual(seen, expected, 'the first answer is another one now')
JS
node "$folder/run.mjs"
