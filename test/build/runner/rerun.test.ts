import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { MAX_RERUN, rerunFailed } from '../../../tools/test/rerun.ts'
import { type SuiteResult, type TestResult, WHOLE_FILE } from '../../../tools/test/result.ts'
import { MAX_FLAKY, summaryOf } from '../../../tools/test/summary.ts'

const FILE = 'test/a.test.ts'
const failure = (name: string, more: Partial<TestResult> = {}): TestResult => ({
  file: FILE,
  name,
  why: 'One.',
  ...more,
})

const resultOf = (passed: string[], failed: string[] = []): SuiteResult => ({
  passed: passed.map((name) => ({ file: FILE, name })),
  failed: failed.map((name) => failure(name, { why: 'Two.' })),
  skipped: 0,
  fileMs: new Map(),
})

/** The result of failed tests of a file that has this one when it runs alone. */
const alone = (failed: TestResult[], again: SuiteResult) => rerunFailed(failed, async () => again)

const namesOf = (tests: readonly TestResult[]) => tests.map(({ name }) => name)

describe('a failed test', () => {
  it('is flaky if it passes alone, whatever the others of its file do', async () => {
    const { flaky, failed } = await alone([failure('a')], resultOf(['a'], ['b']))
    assert.deepEqual([namesOf(flaky), namesOf(failed)], [['a'], []])
  })

  it('stays failed if it fails alone, with both reasons', async () => {
    const { flaky, failed } = await alone([failure('a')], resultOf(['b'], ['a']))
    assert.deepEqual(flaky, [])
    assert.match(failed[0]?.why ?? '', /^One\.\n.*again.*\nTwo\.$/)
  })

  it('stays failed if one of two tests of its name fails alone, and if its file has no test any more', async () => {
    for (const again of [resultOf(['a'], ['a']), resultOf([]), resultOf([], [WHOLE_FILE])])
      assert.equal((await alone([failure('a')], again)).failed.length, 1)
  })

  it('is a file that has crashed, if any of its tests fails alone', async () => {
    assert.equal((await alone([failure(WHOLE_FILE)], resultOf(['a', 'b']))).flaky.length, 1)
    assert.equal((await alone([failure(WHOLE_FILE)], resultOf(['a'], ['b']))).failed.length, 1)
  })

  it('runs with its file once more, in its engine, one file after the other', async () => {
    const runs: string[] = []
    let running = 0
    const tests = [
      failure('a'),
      failure('b'),
      failure('a', { engine: 'firefox' }),
      failure('c', { file: 'test/c.test.ts' }),
    ]
    await rerunFailed(tests, async (file, engine) => {
      running += 1
      runs.push(`${running} ${file} ${engine}`)
      await Promise.resolve()
      running -= 1
      return resultOf(['a', 'b', 'c'])
    })
    assert.deepEqual(runs, [`1 ${FILE} undefined`, `1 ${FILE} firefox`, '1 test/c.test.ts undefined'])
  })

  it('does not run again if it is of no file, as a check, or if more than ten have failed', async () => {
    const many = Array.from({ length: MAX_RERUN + 1 }, (_, index) => failure(String(index)))
    for (const tests of [[failure('check: style', { file: undefined })], many]) {
      const refuse = () => assert.fail('It has run again.')
      assert.deepEqual(await rerunFailed(tests, refuse), { flaky: [], failed: tests })
    }
  })
})

describe('the last lines of a run', () => {
  const summary = (flaky: string[], failed: string[] = [], skipped = 0) =>
    summaryOf([{ ...resultOf(['a', 'b']), skipped }], {
      flaky: flaky.map((name) => failure(name)),
      failed: failed.map((name) => failure(name)),
    })

  it('count the tests', () => {
    assert.deepEqual(summary([]), { lines: ['', '2 passed, 0 failed'], isGood: true })
    assert.deepEqual(summary([], [], 3).lines.slice(-2), ['skipped: 3', '2 passed, 0 failed'])
  })

  it('count a flaky test as passed, and name it above, with its reason', () => {
    const { lines, isGood } = summary(['c', 'd'])
    assert.deepEqual(lines.slice(-2), [`flaky: ${FILE}: c, ${FILE}: d`, '4 passed, 0 failed'])
    assert.match(lines[0] ?? '', /flaky: test\/a\.test\.ts: c\n {2}One\.\n {2}Alone, it has passed\.$/)
    assert.equal(isGood, true)
  })

  it('fail the run for more than two flaky tests, which count as failed', () => {
    const { lines, isGood } = summary(['c', 'd', 'e'])
    assert.equal(MAX_FLAKY, 2)
    assert.match(lines.at(-3) ?? '', /More than 2 flaky tests fail the run/)
    assert.match(lines.at(-2) ?? '', /^flaky: /)
    assert.deepEqual([lines.at(-1), isGood], ['2 passed, 3 failed', false])
  })

  it('fail the run for a failed test, beside flaky ones', () => {
    const { lines, isGood } = summary(['c'], ['d'])
    assert.deepEqual([lines.at(-1), isGood], ['3 passed, 1 failed', false])
    assert.ok(lines.some((line) => line.includes(`failed: ${FILE}: d\n  One.`)))
  })

  it('fail a run without any suite', () => {
    assert.equal(summaryOf([], { flaky: [], failed: [] }).isGood, false)
  })
})
