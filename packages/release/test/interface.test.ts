// tier 2: tests a tool that `npm run check` runs already
/** A change of the public interface that nobody has announced is found. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from '../../../test/e2e/support/release.ts'
import { describeInterface } from '../interface/describe.ts'
import { packProblem, parseRecord, printRecord, problemsOf, releaseRecord, updateRecord } from '../interface/record.ts'
import { buildHash, checkInterface } from '../interface.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const CURRENT = [
  'attribute shop-header sticky: boolean = true',
  "type ElementErrorCode: 'RENDER_FAILED'",
  'part shop-header logo',
]

describe('the record of the public interface', () => {
  const released = releaseRecord('1.0.0', 'abc', CURRENT)
  const problems = (current: readonly string[], { record = released, bump = '', version = '1.0.0' } = {}) =>
    problemsOf(record, { version, current, changesets: new Map(bump ? [['news', { bump: bump as 'minor' }]] : []) })

  it('passes while nothing changes (DELIVERY-56)', () => {
    assert.deepEqual(problems(CURRENT), [])
  })

  it('finds what is new, gone or different and was not noted (DELIVERY-56)', () => {
    assert.deepEqual(problems([...CURRENT, 'event shop-header shop-new']), ['new: event shop-header shop-new'])
    assert.deepEqual(problems(CURRENT.slice(1)), [`gone: ${CURRENT[0]}`])
    const different = 'attribute shop-header sticky: boolean = false'
    assert.equal(problems([different, ...CURRENT.slice(1)]).length, 2)
  })

  it('asks for a changeset, minor for what is new or different, major for what is gone (DELIVERY-56)', () => {
    const more = [...CURRENT, 'event shop-header shop-new']
    const noted = updateRecord(released, more, 'news')
    assert.match(problems(more, { record: noted }).join(), /there is no \.changeset\/news\.md/)
    assert.match(problems(more, { record: noted, bump: 'patch' }).join(), /by patch; this needs minor/)
    assert.deepEqual(problems(more, { record: noted, bump: 'minor' }), [])
    for (const gone of [1, 2]) {
      const less = CURRENT.filter((_, index) => index !== gone)
      const record = updateRecord(released, less, 'news')
      assert.match(problems(less, { record, bump: 'minor' }).join(), /by minor; this needs major/)
      assert.deepEqual(problems(less, { record, bump: 'major' }), [])
    }
    const different = ['attribute shop-header sticky: boolean = false', ...CURRENT.slice(1)]
    assert.deepEqual(problems(different, { record: updateRecord(released, different, 'news'), bump: 'minor' }), [])
  })

  it('keeps a change’s first name, takes back what was undone, begins anew with a release (DELIVERY-56)', () => {
    const more = [...CURRENT, 'event shop-header shop-new']
    const noted = updateRecord(updateRecord(released, more, 'news'), more, 'other')
    assert.match(printRecord(noted), /^\+ event shop-header shop-new {2}<- news$/m)
    assert.deepEqual(parseRecord(printRecord(noted)), { released: '1.0.0', build: 'abc', entries: noted.entries })
    assert.deepEqual(problems(CURRENT, { record: updateRecord(noted, CURRENT, 'x') }), [])
    assert.match(problems(CURRENT, { version: '1.1.0' }).join(), /released 1\.0\.0, but package\.json says 1\.1\.0/)
  })
})

describe('a package', () => {
  const record = releaseRecord('1.0.0', 'abc', CURRENT)

  it('has the bytes that its version was released with, or is refused (DELIVERY-72)', () => {
    assert.equal(packProblem(record, { version: '1.0.0', build: 'abc' }), undefined)
    assert.match(packProblem(record, { version: '1.0.0', build: 'def' }) ?? '', /not that of the released 1\.0\.0/)
    assert.match(packProblem(record, { version: '1.1.0', build: 'abc' }) ?? '', /--released/)
  })

  it('is looked at before it is packed (DELIVERY-72)', () => {
    const { status, stderr } = spawnSync('npm', ['run', 'package', '-w', 'packages/release', '--', '--dry-run'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const [noted, { version }] = [read('docs/public-interface.txt'), JSON.parse(read('package.json'))]
    const problem = packProblem(parseRecord(noted), { version, build: buildHash() })
    assert.deepEqual([status === 0, problem ? stderr.includes(problem) : true], [!problem, true], stderr)
  })
})

describe('docs/public-interface.txt', () => {
  it('is the interface of the build, and every change since the last release is announced (DELIVERY-56)', () => {
    assert.ok(checkInterface(), 'npm run interface -w packages/release says what is missing')
  })

  it('holds what pages, scripts and builds rely on (DELIVERY-56)', () => {
    const lines = describeInterface(join(ROOT, 'dist'), JSON.parse(read('package.json')))
    for (const line of [
      'attribute shop-header sticky: boolean = true',
      'event shop-header shop-element-error',
      'slot shop-header minicart',
      'part shop-header logo',
      'property shop-header --shop-color-accent',
      "type ElementErrorCode: 'RENDER_FAILED'",
      'type ShopEvents.cart-data-changed: { itemCount: number; }',
      'type ShopElementsApi.changeCart: (change: OneCartChange) => Promise<CartChangeResult>',
      'export ./render renderFragment',
      'file fragments/<site>/shop-header.html',
      'manifest files.*.integrity: string',
      'command shop-elements',
    ])
      assert.ok(lines.includes(line), line)
  })
})
