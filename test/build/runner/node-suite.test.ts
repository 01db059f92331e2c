/** Runs planted test files as the runner does, in a process of its own: Node runs no tests from within tests. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { after, describe, it } from 'node:test'
import { root } from '../../../tools/paths.ts'
import { temporaryFolder } from '../../e2e/support/release.ts'

/** For a file. */
const TIMEOUT_MS = 2000

/** In the order in which they are planted. */
const FILES = {
  hanging: `it('passes', () => {}); it('hangs', () => new Promise(() => setInterval(() => {}, 1000))); it('waits', () => {})`,
  waiting: `it('waits for nothing', () => new Promise(() => {}))`,
  crashing: `it('passes', () => {}); it('crashes', () => new Promise(() => setImmediate(() => process.exit(3))))`,
  broken: `it('passes', () => {}); it('is broken', () => { throw new Error('Broken.') })`,
  flaky: `it('passes the second time', () => { if (mkdirSync(new URL('./ran', import.meta.url), { recursive: true })) throw new Error('First.') })`,
  missing: `throw new Error('Not loaded.')`,
  good: `it('passes', () => {}); it('is skipped', { skip: 'later' }, () => {})`,
}

/** Prints the result of the files, then that of a rerun of two, as JSON. */
const script = (files: string[]) => `
import { runNodeSuite } from ${JSON.stringify(root('tools/test/node-suite.ts'))}
import { rerunFailed } from ${JSON.stringify(root('tools/test/rerun.ts'))}
const run = (files) => runNodeSuite(files, ${TIMEOUT_MS})
const first = await run(${JSON.stringify(files)})
const failed = first.failed.filter(({ file }) => /broken|flaky/.test(file))
const again = await rerunFailed(failed, (file) => run([file]))
console.log('\\n' + JSON.stringify({ first, again }))
process.exit()`

describe('a run of files in Node', () => {
  const { path: folder, remove } = temporaryFolder()
  after(remove)
  const files = Object.entries(FILES).map(([name, code]) => {
    const file = join(folder, `${name}.test.mjs`)
    writeFileSync(file, `import { mkdirSync } from 'node:fs'\nimport { it } from 'node:test'\n${code}\n`)
    return relative(root('.'), file)
  })
  const program = join(folder, 'run.mjs')
  writeFileSync(program, script(files))
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, program], { env, encoding: 'utf8' })
  const { first, again } = JSON.parse(stdout.trim().split('\n').at(-1) ?? stderr)
  const told = (tests: { file: string; name: string; why?: string }[]) =>
    tests.map(({ file, name }) => `${/(\w+)\.test/.exec(file)?.[1]}: ${name}`).sort()

  it('counts each failed test, and a file that crashes, hangs or can’t be loaded as one', () => {
    assert.deepEqual(told(first.failed), [
      'broken: is broken',
      'crashing: the file',
      'flaky: passes the second time',
      'hanging: the file',
      'missing: the file',
      'waiting: the file',
    ])
    assert.deepEqual(told(first.passed), ['broken: passes', 'crashing: passes', 'good: passes', 'hanging: passes'])
    assert.equal(first.skipped, 1)
  })

  it('names the tests that kept a file from ending', () => {
    const { why } = first.failed.find(({ file }: { file: string }) => file.includes('hanging'))
    assert.equal(why, 'These tests have not ended: hangs, waits')
  })

  it('runs the file of a failed test once more', () => {
    assert.deepEqual(told(again.flaky), ['flaky: passes the second time'])
    assert.deepEqual(told(again.failed), ['broken: is broken'])
  })
})
