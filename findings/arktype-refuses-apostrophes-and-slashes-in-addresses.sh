#!/usr/bin/env bash
# arktype 2.2.10: `string.email` refuses “o’neil@…” with its apostrophe, and each domain whose last part is Punycode.
#
# Expected: what the e-mail field of browsers accepts (HTML standard, 4.10.5.1.5, and RFC 5322, section 3.2.3) is accepted; zod 4.6.7 has that pattern as `regexes.html5Email`.
# Happens: of the signs that may stand in a name only “+”, “-”, “_”, “%” and the dot are known, and a top-level domain has letters only: `a@shop.xn--p1ai` is none.
# Matters: the form accepts an address, the service behind it does not, and the shopper cannot change how she is called.
# Seen on 2026-11-29.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='arktype@2.2.10 zod@4.6.7'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { type } from 'arktype'
import { email, regexes } from 'zod'

const html = email({ pattern: regexes.html5Email })
const seen = {}
for (const address of ["o'neil@shop.example", 'a&b@shop.example', 'a@shop.xn--p1ai', 'a+b@shop.example']) {
  seen[address] = [html.safeParse(address).success, !(type('string.email')(address) instanceof type.errors)]
}
console.log('HTML, arktype', seen)
assert.deepEqual(Object.values(seen), [[true, false], [true, false], [true, false], [true, true]], 'they are accepted now')
JS
node "$folder/run.mjs"
