// tier 2: tests the tabs that journeys run in
/** Visitors of one tab, one after the other. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { shop } from './support/shop.ts'

/** Runs in the page: what a visitor before has left, and where the page is in the history. */
const readTraces = () => ({
  cookie: document.cookie.includes('trace'),
  local: localStorage.getItem('trace'),
  session: sessionStorage.getItem('trace'),
  name: window.name,
  history: history.length,
  width: window.innerWidth,
})

describe('a tab that is used again', () => {
  const demo = shop({ withPictures: false })
  const pages: Page[] = []
  const seen: unknown[] = []

  for (const visitor of ['the first visitor', 'the second visitor'])
    it(`shows ${visitor} a window as new`, async () => {
      const { page, problems } = await demo.visitor()
      pages.push(page)
      assert.deepEqual(problems, [])
      await page.goto(`${demo.url}/help?site=DE`)
      seen.push(await page.evaluate(readTraces))
      await page.evaluate(() => {
        document.cookie = 'trace=1; path=/'
        localStorage.setItem('trace', '1')
        sessionStorage.setItem('trace', '1')
        window.name = 'trace'
        console.error('trace')
      })
      await page.setViewport({ width: 400, height: 400 })
      await page.mouse.move(100, 100)
    })

  it('is the same tab, and has no trace', async () => {
    assert.equal(pages[0], pages[1])
    assert.deepEqual(seen[0], seen[1])
    const { page } = await demo.visitor()
    assert.equal(page, pages[0])
    await page.evaluateOnNewDocument(() => Object.assign(window, { trace: 1 }))
  })

  it('is another one after a test that has set what lasts', async () => {
    const { page } = await demo.visitor()
    assert.notEqual(page, pages[0])
  })
})
