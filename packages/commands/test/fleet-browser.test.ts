/** Browsers that `npx shop-elements fleet` needs to open a page. */
import assert from 'node:assert/strict'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { ROOT, temporaryFolder } from '../../../test/e2e/support/release.ts'
import { run } from '../../service/test/runtimes.ts'

describe('the browser of a fleet', () => {
  const { path: folder, remove } = temporaryFolder()
  after(remove)

  it('and its driver are named where they are missing (FLEET-5)', async () => {
    const list = join(folder, 'one.txt')
    writeFileSync(list, 'http://127.0.0.1:9/')
    const elsewhere = join(folder, 'package/dist')
    cpSync(join(ROOT, 'dist/command'), join(elsewhere, 'command'), { recursive: true })
    const [missing, wrong] = await Promise.all([
      run(['fleet', list], {}, join(elsewhere, 'command/shop-elements.js')),
      run(['fleet', list, '--browser', '/nowhere']),
    ])
    assert.equal(missing.code, 2)
    assert.match(missing.error, /npm install puppeteer-core/)
    assert.deepEqual([wrong.code, wrong.error], [2, '--browser: there is no /nowhere.\n'])
  })
})
