/**
 * `npm run load -w packages/upkeep` runs tests on one core beside busy loops, where what goes by a machine's speed fails. What follows `--` is for
 * `npm test`. Prints a row for each run; fails if a test has failed.
 *
 *   npm run load -w packages/upkeep                            the first tier once, beside four loops
 *   npm run load -w packages/upkeep -- --runs 3 -- --all       all tests three times
 *   npm run load -w packages/upkeep -- --loops 8 -- test/live  the tests of a folder
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { root } from '../../tools/paths.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { loops: { type: 'string', default: '4' }, runs: { type: 'string', default: '1' } },
})
/** The last core, with taskset of util-linux; all of them elsewhere. */
const pinned = process.platform === 'linux' ? ['taskset', '-c', String(availableParallelism() - 1)] : []

function onCore(args: readonly string[], output: 'ignore' | 'pipe'): ChildProcess {
  const [program = '', ...rest] = [...pinned, process.execPath, ...args]
  return spawn(program, rest, { stdio: ['ignore', output, output === 'ignore' ? 'ignore' : 'inherit'] })
}

/** The last lines of a run, with how long it took. */
async function run(): Promise<string> {
  const started = performance.now()
  const tests = onCore(['--import', 'tsx', root('tools/test.ts'), ...positionals], 'pipe')
  let end = ''
  tests.stdout?.on('data', (text) => {
    process.stdout.write(text)
    end = (end + text).slice(-4000)
  })
  await new Promise((resolve) => tests.on('close', resolve))
  if (tests.exitCode !== 0) process.exitCode = 1
  const [counts = 'no result'] = end.match(/^\d+ passed, \d+ failed$/m) ?? []
  const [flaky = 'flaky: none'] = end.match(/^flaky: .*$/m) ?? []
  return `${Math.round((performance.now() - started) / 1000)} s | ${counts} | ${flaky}`
}

/** It ends with this process, also where that is killed. */
const LOOP = 'const { ppid } = process; while (process.ppid === ppid);'

if (pinned.length > 0 && spawnSync('taskset', ['--version']).status !== 0) throw new Error('taskset is missing.')
const loops = Array.from({ length: Number(values.loops) }, () => onCore(['-e', LOOP], 'ignore'))
try {
  const rows: string[] = []
  while (rows.length < Number(values.runs)) rows.push(await run())
  console.log(`\nBeside ${values.loops} busy loops${pinned.length > 0 ? ' on one core' : ''}:`)
  for (const row of rows) console.log(`  ${row}`)
} finally {
  for (const loop of loops) loop.kill()
}
