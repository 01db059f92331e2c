// every engine: history
import { expect } from '@open-wc/testing'
import { createStore } from 'jotai/vanilla'
import { addressAtom, connectPageFacts } from '../../src/state/page-facts.ts'
import { itNeeds } from '../support/engine.ts'
import { page } from '../support/page.ts'

describe('the address of a page', () => {
  function connect() {
    const store = createStore()
    const end = connectPageFacts(store)
    page.onEnd(end)
    return { end, path: () => new URL(store.get(addressAtom)).pathname }
  }

  itNeeds('the Navigation API', 'is that of the router, at once, until the end (CONFIG-44)', async () => {
    history.replaceState(null, '', '/one')
    const { path, end } = connect()
    history.pushState(null, '', '/two')
    expect(path()).to.equal('/two')
    history.replaceState(null, '', '/three')
    expect(path()).to.equal('/three')
    history.back()
    await page.until(() => path() === '/one')
    end()
    history.replaceState(null, '', '/four')
    expect(path()).to.equal('/one')
  })

  it('is read with a change of the page root where the browser tells none (CONFIG-44)', async () => {
    page.fake(window, 'navigation', undefined)
    history.replaceState(null, '', '/one')
    const { path } = connect()
    history.replaceState(null, '', '/two')
    expect(path()).to.equal('/one')
    document.documentElement.dataset.pageType = 'checkout'
    await page.until(() => path() === '/two')
  })
})
