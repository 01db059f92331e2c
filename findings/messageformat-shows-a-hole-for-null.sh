#!/usr/bin/env bash
# messageformat 4.0.0: a value that is null becomes `{�}`, one that is missing `{$name}`.
#
# Expected: null is handled as a missing value is, with the name of the variable in the text, or as an empty text.
# Happens: formatting fails inside with "Cannot read properties of null (reading 'type')"; the error does not name the variable, and the text has a replacement character.
# Matters: a field of an API that is null, such as a second name, shows `{�}` to the customer, and nobody finds out which one it was.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='messageformat@4.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { MessageFormat } from 'messageformat'

const show = (values) => {
  const errors = []
  const text = new MessageFormat('en', 'Hello {$name}!', { bidiIsolation: 'none' }).format(values, ({ message }) => errors.push(message))
  console.log(values, '->', text, errors)
  return [text, ...errors]
}
assert.deepEqual(show({ name: 'Ann' }), ['Hello Ann!'])
assert.deepEqual(show({}), ['Hello {$name}!', 'Variable not available: $name'])
assert.deepEqual(show({ name: null }), ['Hello {\ufffd}!', "Cannot read properties of null (reading 'type')"], 'null is handled now')
JS
node "$folder/run.mjs"
