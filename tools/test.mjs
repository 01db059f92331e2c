/** Everything that must be true, in one command; ends with `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { BROWSER_ARGS, chromium } from './browser.mjs'
import { installHostLibraries } from './host-libraries.mjs'
import { root } from './paths.mjs'
import { prepareServers } from './servers.mjs'
import { vendor } from './vendor.mjs'

const total = { passed: 0, failed: 0 }
/** More than these are no bad luck. */
const MOST_RETRIED = 5

/** Runs a command and shows what it prints; resolves with its exit code and text. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root('.'),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk
        process.stdout.write(chunk)
      })
    }
    child.on('close', (code) => resolve({ code, text }))
  })
}

/** A suite counts by what it says of itself; one that ends badly without a failed test is itself a failure. */
async function suite(name, command, args, count, env, mend = async () => 0) {
  console.log(`\n— ${name}`)
  const { code, text } = await run(command, args, env)
  const { passed, failed } = count(text, code)
  const mended = failed > 0 ? Math.min(failed, await mend(text)) : 0
  total.passed += passed + mended
  total.failed += failed > 0 || code === 0 ? failed - mended : 1
}

const lastNumber = (text, pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)

const countNode = (text) => ({
  passed: lastNumber(text, /^# pass (\d+)/gm),
  failed: lastNumber(text, /^# fail (\d+)/gm),
})

const countBrowser = (text) => ({
  passed: lastNumber(text, /(\d+) passed/g),
  failed: lastNumber(text, /(\d+) failed/g),
})

/** The tests that a report in TAP calls failed, each with its file; a suite fails by its tests. */
function failuresIn(text) {
  const failures = []
  let name = ''
  let file = ''
  for (const line of text.split('\n')) {
    name = /^ *not ok \d+ - (.*)$/.exec(line)?.[1] ?? name
    file = /^ *location: '(.+?\.test\.ts):/.exec(line)?.[1] ?? file
    const type = /^ *failureType: '(\w+)'$/.exec(line)?.[1]
    if (type && type !== 'subtestsFailed') failures.push({ name: unescaped(name), file })
  }
  return failures
}

/** The tests that it calls passed. */
const passesIn = (text) => new Set([...text.matchAll(/^ *ok \d+ - (.*)$/gm)].map(([, name]) => unescaped(name)))

const unescaped = (name) => name.replaceAll(/\\(.)/g, '$1')

/**
 * Journeys wait for a browser that other work keeps busy: one that failed is tried once more, alone. Whoever fails alone
 * has failed.
 */
async function journeys(env) {
  await suite(
    'journeys, in a browser',
    process.execPath,
    nodeTests(filesIn('test/e2e')),
    countNode,
    env,
    async (text) => {
      const failures = failuresIn(text)
      if (failures.length === 0 || failures.length > MOST_RETRIED) return 0
      const exactly = ({ name }) => `--test-name-pattern=^${name.replaceAll(/[^\w ]/g, '.')}$`
      const files = [...new Set(failures.map(({ file }) => file))]
      console.log(`\n— once more, alone: ${failures.map(({ name }) => name).join('; ')}`)
      const again = await run(process.execPath, [...failures.map(exactly), ...nodeTests(files, 1)], env)
      const passes = again.code === 0 ? passesIn(again.text) : new Set()
      return failures.filter(({ name }) => passes.has(name)).length
    },
  )
}

const filesIn = (folder) =>
  readdirSync(root(folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)

/** Two files at once: they wait for browsers and clocks more than they work. */
const nodeTests = (files, atOnce = 2) => [
  '--import',
  'tsx',
  '--test',
  `--test-concurrency=${atOnce}`,
  '--test-reporter=tap',
  ...files,
]

const browser = chromium()
prepareServers()
installHostLibraries()
await vendor()
await suite('check and build', process.execPath, ['tools/check.mjs'], (_, code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
}))
await suite(
  'parts, in a browser',
  process.execPath,
  ['node_modules/@web/test-runner/dist/bin.js', '--config', 'test/web-test-runner.config.mjs'],
  countBrowser,
)
await suite(
  'demo services and build',
  process.execPath,
  nodeTests(['test/demo', 'test/build'].flatMap(filesIn)),
  countNode,
)
await journeys({ CHROME_PATH: browser, BROWSER_ARGS: BROWSER_ARGS.join(' ') })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
