// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { type Answered, TREE_CALL } from './answers.ts'
import { link, mountNavigation, openByKey } from './navigation-page.ts'

/** 10 entries with 20 children, each of them with 24: 5,010 nodes. */
const LARGE: Answered[] = Array.from({ length: 10 }, (_, a) => ({
  title: a === 0 ? 'Coffee' : `Entry ${a}`,
  href: `/${a}`,
  children: Array.from({ length: 20 }, (_, b) => ({
    title: `Child ${a} ${b}`,
    href: `/${a}/${b}`,
    children: Array.from({ length: 24 }, (_, c) => ({ title: `Leaf ${a} ${b} ${c}`, href: `/${a}/${b}/${c}` })),
  })),
}))

describe('navigation of 5,000 nodes', () => {
  it('renders only what is open (NAV-28)', async () => {
    await mountNavigation({ site: 'CH', services: { [TREE_CALL]: () => json(LARGE) } })
    const count = () => page.selectAll('[data-path]').length
    expect(count()).to.equal(11)
    await openByKey('Entry 3')
    expect(count()).to.equal(11 + 20)
    link('Child 3 7').focus()
    await page.press(' ')
    await page.until(() => count() === 11 + 20 + 24)
    await openByKey('Entry 5')
    await page.until(() => count() === 11 + 20)
    await page.press(' ')
    await page.until(() => count() === 11)
  })

  it('has buttons for entries that do not fit, and scrolls by key (NAV-13)', async () => {
    const more = LARGE.slice(1).map((entry) => ({ ...entry, title: `${entry.title} again` }))
    await mountNavigation({ site: 'CH_FR', width: 1000, services: { [TREE_CALL]: () => json([...LARGE, ...more]) } })
    // Shown where the window has a mouse.
    const buttons = () =>
      page.selectAll('nav span:not([hidden]) > button[tabindex="-1"]').map(({ ariaLabel }) => ariaLabel)
    await page.until(() => String(buttons()) === 'Rubriques suivantes')
    link('Coffee').focus()
    await page.press('End')
    await page.until(() => String(buttons()) === 'Rubriques précédentes')
  })
})
