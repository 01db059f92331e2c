#!/usr/bin/env bash
# fresh 2.0.0, which decides in Express on 304, never finds an entity tag fresh that contains a comma.
#
# Expected: RFC 9110, section 8.8.3: inside the quotes any visible character but the quote is allowed, so a comma too.
# Happens: If-None-Match is cut at each comma. `"DE,2026-11-28"`, sent back by the browser unchanged, does not match itself.
# Matters: tags made of parts, such as site and release, look fine and turn every revalidation into a full answer, with no error.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='fresh@2.0.0'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import fresh from 'fresh'

const isFresh = (etag) => {
  const result = fresh({ 'if-none-match': etag }, { etag })
  console.log(etag, '->', result)
  return result
}
assert.equal(isFresh('"DE-2026-11-28"'), true)
assert.equal(isFresh('"DE,2026-11-28"'), false, 'a comma is understood now')
JS
node "$folder/run.mjs"
