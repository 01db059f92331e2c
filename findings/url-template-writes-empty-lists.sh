#!/usr/bin/env bash
# url-template 3.1.1 writes an empty list as a parameter without a value.
#
# Expected: RFC 6570, section 2.3: a list with no members is undefined, so `{?tags}` expands to nothing.
# Happens: `{?tags}` gives "?tags=", and only with the asterisk, `{?tags*}`, nothing.
# Matters: a search without filters asks for entries whose tag is the empty text, and finds none.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='url-template@3.1.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { parseTemplate } from 'url-template'

const seen = ['{?tags}', '{?tags*}'].map((template) => parseTemplate(template).expand({ tags: [] }))
console.log(seen)
assert.deepEqual(seen, ['?tags=', ''], 'both are left out now')
JS
node "$folder/run.mjs"
