import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problemsOf, realTimeIn } from '../../../tools/check/test-files.ts'
import { withoutAlike } from '../../../tools/test/engine-tests.ts'
import { readMarkers, suiteOf } from '../../../tools/test/test-files.ts'

const PAGE = 'test/react/a.test.tsx'
const NODE = 'test/build/a.test.ts'
const JOURNEY = 'test/e2e/hosts/a.test.ts'

describe('the first lines of a test file', () => {
  it('say its tier and its engines, before anything else', () => {
    assert.deepEqual(readMarkers('// tier 2: it is slow\nimport 1'), { tier: 2 })
    assert.deepEqual(readMarkers('// every engine: focus, keys\n/** Keys. */'), { everyEngine: ['focus', 'keys'] })
    assert.deepEqual(readMarkers('// one engine: texts\n// tier 1: all'), {
      oneEngine: 'texts',
      tier: 1,
    })
    assert.deepEqual(readMarkers('import 1\n// tier 2: it is slow'), {})
    assert.deepEqual(readMarkers('// tier 2:\n// tier 3: it is slow'), {})
  })

  for (const [what, file, code] of [
    ['a journey without a tier', JOURNEY, 'it()'],
    ['a journey whose tier has no reason', JOURNEY, '// tier 2:\nit()'],
    ['a file that no suite runs', 'test/support/a.test.ts', 'it()'],
    ['a test in a page in the second tier', PAGE, '// tier 2: it is slow\nit()'],
    ['focus in a page without a decision', PAGE, 'field.focus()'],
    ['keys in a page without a decision', PAGE, "await page.press('Enter')"],
    ['subjects that are not used', PAGE, '// every engine: focus, scrolling\nfield.focus()'],
    ['subjects that are only in a comment', PAGE, '// every engine: focus\n// field.focus()'],
    ['a subject that there is not', PAGE, '// every engine: texts\nfield.focus()'],
    ['a reason for one engine where nothing differs', PAGE, '// one engine: texts\nit()'],
    ['both one engine and every one', PAGE, '// one engine: texts\n// every engine: focus\nfield.focus()'],
    ['engines of a test in Node', NODE, '// every engine: focus\nfield.focus()'],
  ] as const)
    it(`are refused: ${what}`, () => {
      assert.equal(problemsOf(file, code).length, 1)
    })

  for (const [what, file, code] of [
    ['a journey of the second tier', JOURNEY, '// tier 2: it is slow\nit()'],
    ['a test in Node', NODE, 'field.focus()'],
    ['a test in Node in the second tier', NODE, '// tier 2: it is slow\nit()'],
    ['a test in a page of what is the same everywhere', PAGE, 'it()'],
    ['some of the subjects that are used', PAGE, "// every engine: focus\nfield.focus()\nawait page.press('Enter')"],
    ['one engine, with a reason', PAGE, '// one engine: texts\nfield.focus()'],
  ] as const)
    it(`are enough for ${what}`, () => {
      assert.deepEqual(problemsOf(file, code), [])
    })
})

describe('a test', () => {
  for (const code of [
    'await new Promise((resolve) => setTimeout(resolve, 5))',
    'await new Promise(requestAnimationFrame)',
    'window.setTimeout(run)',
    'await page.waitForTimeout(5)',
    'await sleep(5)',
    'await frames()',
    "import { setTimeout as wait } from 'node:timers/promises'",
    'AbortSignal.timeout(5000)',
    'page.setDefaultTimeout(29_999)',
    'it(title, { timeout: 5000 }, run)',
  ])
    it(`may not go by real time: ${code}`, () => {
      assert.equal(realTimeIn(JOURNEY, code).length, 1)
      assert.deepEqual(realTimeIn('test/e2e/support/x.ts', code), [])
    })

  for (const code of [
    "await page.evaluate('setTimeout(run, 5)')",
    '// setTimeout(run, 5)',
    "page.clock({ toFake: ['setTimeout'] })",
    'page.frames()',
    'await lateAnswer(5)',
    'AbortSignal.timeout(30_000)',
    'page.waitForNavigation({ timeout: 0 })',
  ])
    it(`may say: ${code}`, () => {
      assert.deepEqual(realTimeIn(JOURNEY, code), [])
    })
})

describe('the tests', () => {
  it('of a file for every engine run there if they use its subjects, themselves or by what they call', () => {
    const code = (one: string, other: string) => `// every engine: keys
const enter = () => page.press('Enter')
const submit = async () => enter()
describe('a form', () => {
  for (const site of SITES)
    ${one}('has texts on ' + site, () => submitted)
  it('sends', async () => {
    await submit()
  })
  ${other}('forced colors', 'has texts', () => page.focused())
})`
    const inOthers = code('void ', 'void ').replace('of SITES', 'of [...SITES].slice(0, 1)')
    assert.equal(withoutAlike(PAGE, code('it', 'itNeeds')), inOthers)
    const ofOneEngine = code('it', 'it').replace('every', 'one')
    assert.equal(withoutAlike(PAGE, ofOneEngine), ofOneEngine)
  })

  it('run in the suite of their folder', () => {
    const ofPackage = ['packages/a/test/b/c.test.ts', 'packages/a/test/e2e/c.test.ts', 'packages/a/b.test.ts']
    assert.deepEqual([PAGE, NODE, JOURNEY, 'test/support/a.test.ts', ...ofPackage].map(suiteOf), [
      'parts',
      'node',
      'journeys',
      undefined,
      'node',
      'journeys',
      undefined,
    ])
  })
})
