#!/usr/bin/env bash
# rolldown 1.3.3: in a classic script `new URL('a.png', import.meta.url)` becomes `new URL('a.png', {}.url)`, which throws.
#
# Expected: as Rollup 4.67.4 does for `format: 'iife'`, the address of the running script takes the place of `import.meta.url`.
# Happens: `import.meta` is replaced by an empty object. There is a warning among those of the build; the code fails when it is loaded.
# Matters: a shell that is delivered as one script finds its files beside itself this way. Moving the build from Rollup to Rolldown breaks the script in browsers, and no test of the modules.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='rolldown@1.3.3 rollup@4.67.4'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { rollup } from 'rollup'

const input = `${import.meta.dirname}/entry.js`
writeFileSync(input, 'window.image = new URL("a.png", import.meta.url).href\n')
const build = async (bundler) => {
  const warnings = []
  const bundle = await bundler({ input, onwarn: (warning) => warnings.push(warning.code) })
  const { output } = await bundle.generate({ format: 'iife' })
  const window = {}
  const document = { currentScript: { tagName: 'SCRIPT', src: 'https://a.de/shell.js' }, baseURI: 'https://b.de/' }
  try {
    new Function('window', 'document', output[0].code)(window, document)
  } catch (error) {
    return [error.code, warnings]
  }
  return [window.image, warnings]
}
const seen = { rollup: await build(rollup), rolldown: await build(rolldown) }
console.log(JSON.stringify(seen))
assert.deepEqual(seen.rollup, ['https://a.de/a.png', []])
assert.deepEqual(seen.rolldown, ['ERR_INVALID_URL', ['EMPTY_IMPORT_META']], 'the address is kept now')
JS
node "$folder/run.mjs"
