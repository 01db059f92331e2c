#!/usr/bin/env bash
# @fluent/bundle 0.19.1: a line of a text that is indented with a tab is lost, without an error.
#
# Expected: a tab indents as blanks do, or the resource reports a syntax error.
# Happens: the message ends before the tab, the rest is skipped as junk. Neither the resource nor addResource() names an error.
# Matters: a translator's editor that indents with tabs cuts texts in the middle; they look complete in the file and no key is missing.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='@fluent/bundle@0.19.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const read = (source) => {
  const bundle = new FluentBundle('de')
  const errors = bundle.addResource(new FluentResource(source))
  const text = bundle.formatPattern(bundle.getMessage('terms').value)
  console.log(JSON.stringify(source), '->', JSON.stringify(text), errors)
  return [text, errors.length]
}
assert.deepEqual(read('terms = Free shipping\n    from 50 euros\n'), ['Free shipping\nfrom 50 euros', 0])
assert.deepEqual(read('terms = Free shipping\n\tfrom 50 euros\n'), ['Free shipping', 0], 'tabs are read or reported now')
JS
node "$folder/run.mjs"
