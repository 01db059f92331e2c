// every engine: focus, keys, forms, selection
import { expect } from '@open-wc/testing'
import { doActions } from '../../src/live/actions.ts'
import { copiedVoucherAtom } from '../../src/state/promotion/promotion.ts'
import { storeOf } from '../../src/state/store.ts'
import { page } from '../support/page.ts'

const MARKUP = `
  <details data-legal-text open><summary>Terms</summary>
    <p>All of them <button data-control="close-legal-text">Close</button></p></details>
  <button data-control="copy-voucher:TEN:OFF"><b>Copy</b></button>
  <a href="#consent" data-control="legal-link:consent">Cookies</a>
  <a href="/else" data-control="of-another-release">Other</a>
  <form action="/found" data-control="search-form"><input name="query" aria-label="Search"><button>Find</button></form>`

describe('the actions of the live layer', () => {
  const store = storeOf('DE')
  const paint = () => {
    const end = doActions({ root: page.paint(MARKUP), store, props: {} as never })
    page.onEnd(end)
    return end
  }
  /** Has an entry for each time that its settings were opened. */
  const plantManager = () => {
    const opened: true[] = []
    page.fake(window, 'OneTrust', { ToggleInfoDisplay: () => void opened.push(true) })
    return opened
  }

  for (const [state, rule, writeText] of [
    ['copied', 'PROMO-28', async () => {}],
    ['copyFailed', 'PROMO-29', () => Promise.reject(new Error('denied'))],
  ] as const)
    it(`copy a voucher code within the click, and say for 3 s that it is ${state} (LIVE-17, ${rule})`, async () => {
      const clock = page.clock()
      const written: string[] = []
      const clipboard = {
        writeText(text: string) {
          written.push(text)
          return writeText()
        },
      }
      page.fake(navigator, 'clipboard', clipboard)
      paint()
      page.select('b').click()
      expect(written).to.deep.equal(['TEN:OFF'])
      expect(await page.until(() => store.get(copiedVoucherAtom))).to.deep.equal({ code: 'TEN:OFF', state })
      clock.tick(3000)
      expect(store.get(copiedVoucherAtom)).to.equal(undefined)
    })

  it('open the consent manager instead of the link (FOOTER-43)', async () => {
    const opened = plantManager()
    paint()
    await page.click('link', 'Cookies')
    await page.until(() => opened.length === 1)
    expect(location.hash).to.equal('')
  })

  it('let the consent link be followed where nothing opens (FOOTER-43)', async () => {
    paint()
    await page.click('link', 'Cookies')
    await page.until(() => location.hash === '#consent')
  })

  it('leave the consent settings to a page that cancels the event (FOOTER-43)', async () => {
    const opened = plantManager()
    let asked = 0
    const cancel = (event: Event) => {
      event.preventDefault()
      asked += 1
    }
    window.addEventListener('shop-consent-settings', cancel)
    page.onEnd(() => window.removeEventListener('shop-consent-settings', cancel))
    paint()
    await page.click('link', 'Cookies')
    await page.until(() => asked === 1)
    expect([opened.length, location.hash]).to.deep.equal([0, ''])
  })

  it('leave a consent link with a modifier key to the browser (FOOTER-43)', () => {
    const opened = plantManager()
    paint()
    const init = { bubbles: true, cancelable: true, composed: true, ctrlKey: true }
    let isTaken: boolean | undefined
    const look = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', look, { once: true })
    page.get('link', 'Cookies').dispatchEvent(new MouseEvent('click', init))
    expect([opened.length, isTaken]).to.deep.equal([0, false])
  })

  it('close a legal text, and give the focus back to what opened it (PROMO-27)', async () => {
    paint()
    page.get('button', 'Close').focus()
    await page.press('Enter')
    expect(page.select<HTMLDetailsElement>('details').open).to.equal(false)
    expect(page.focused()).to.equal(page.select('summary'))
  })

  it('check a search when it is sent, not when somebody clicks in it (SEARCH-3)', async () => {
    paint()
    await page.type('12 34 5', 'Search')
    await page.click(page.field('Search'))
    expect(page.field('Search').value).to.equal('12 34 5')
    await page.click('button', 'Find')
    expect(page.followed()).to.deep.equal(['/found?query=12345'])
  })

  it('send no empty search, and focus its field (SEARCH-4)', async () => {
    paint()
    await page.type('   ', 'Search')
    await page.click('button', 'Find')
    expect(page.followed()).to.deep.equal([])
    expect(page.focused()).to.equal(page.field('Search'))
  })

  it('do nothing for a control of another release, nor after their end (LIVE-17)', async () => {
    const end = paint()
    await page.click('link', 'Other')
    end()
    await page.click('button', 'Close')
    await page.click('button', 'Find')
    expect(page.followed()).to.deep.equal(['/else', '/found?query='])
    expect(page.select<HTMLDetailsElement>('details').open).to.equal(true)
  })
})
