#!/usr/bin/env bash
# rollup 4.67.4 writes `import … with { type: "json" }` of an external module as `assert { … }`, a syntax error in browsers.
#
# Expected: input and output are the same standard, ES2025; an external import with its attributes passes unchanged.
# Happens: `output.importAttributesKey` is "assert" unless set, from the time of the old proposal. Chromium and Firefox have dropped it, and
# so has Node 22. `importAttributesKey: 'with'` mends it.
# Matters: the whole chunk does not load, and no test on Node 20, which knows both words, fails.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHROME_PATH=${CHROME_PATH:-$(command -v chromium)}
"$CHROME_PATH" --version
export FIREFOX_PATH=${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox)}
"$FIREFOX_PATH" --version
packages='rollup@4.67.4 puppeteer-core@24.43.1'
echo "$packages"
npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts $packages

cat > "$folder/run.mjs" <<'JS'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import puppeteer from 'puppeteer-core'
import { rollup } from 'rollup'

const code = 'import data from "./data.json" with { type: "json" }; export default data'
const plugin = { name: 'entry', resolveId: (id) => (id === 'entry' ? id : { id, external: true }), load: () => code }
const bundle = await rollup({ input: 'entry', plugins: [plugin] })
const write = async (options) => (await bundle.generate({ format: 'es', ...options })).output[0].code
const bodies = { '/default.js': await write(), '/with.js': await write({ importAttributesKey: 'with' }) }
console.log(bodies['/default.js'])
assert.match(bodies['/default.js'], /assert \{/, 'rollup writes another word now')
const server = createServer(({ url }, response) => {
  const isJson = url.endsWith('.json')
  response.setHeader('Content-Type', url === '/' ? 'text/html' : isJson ? 'application/json' : 'text/javascript')
  response.end(isJson ? '1' : bodies[url])
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const launch = [
  { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] },
  { browser: 'firefox', executablePath: process.env.FIREFOX_PATH },
]
for (const options of launch) {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  const load = (url) => page.evaluate((url) => import(url).then((module) => module.default, (error) => error.name), url)
  const seen = [await load('/default.js'), await load('/with.js')]
  await browser.close()
  console.log(seen)
  assert.deepEqual(seen, ['SyntaxError', 1], 'the browser takes another word now')
}
server.close()
JS
node "$folder/run.mjs"
