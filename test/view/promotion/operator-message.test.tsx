// every engine: focus, styles
import { expect } from '@open-wc/testing'
import rules from '../../../src/live/promotion/operator-message.css'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { answer, mountCampaign, showCampaign } from './campaign.tsx'

const NOTE = { text: 'Pakete kommen später an.', link: { url: '/help', text: 'Mehr dazu' } }
const CLOSE = 'Meldung schließen'

describe('an operator’s message', () => {
  const forget = () => page.onEnd(() => sessionStorage.clear())

  for (const [level, role] of [
    [undefined, 'status'],
    ['note', 'status'],
    ['disturbance', 'alert'],
  ] as const)
    it(`is read by screen readers once, at its level ${level ?? 'left out'} (PROMO-44, PROMO-46)`, async () => {
      forget()
      const { header, room, says } = await showCampaign('ApiMessage', { ...NOTE, level })
      await says('Pakete kommen später an. Mehr dazu')
      expect(room.getAttribute('role')).to.equal(role)
      expect(room.closest('[role]')).to.equal(room)
      expect(room.querySelectorAll('[role], [aria-live]')).to.have.length(0)
      expect(room.querySelector('a')?.getAttribute('href')).to.equal('/help')
      await expect(room).to.be.accessible()
      // It is in the page, above the bar, and covers nothing.
      const bar = page.within(header).select('[part=header]')
      expect(room.getBoundingClientRect().bottom).to.be.at.most(bar.getBoundingClientRect().top)
    })

  it('has its place in the markup before its words, for screen readers, and no room (PROMO-45, PROMO-46)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE', message: 'x' })
    expect(html).to.match(/<div class="[\w -]+--message" [^>]*role="status"[^>]*><\/div>/)
    const { room } = await mountCampaign(() => new Promise<Response>(() => {}), { type: 'ApiMessage' })
    expect(room.offsetHeight).to.equal(0)
  })

  it('brings the colours that a fragment without a message leaves out (PROMO-44)', () => {
    expect(rules).to.match(/--_error:[^;]*#a3261d/)
  })

  it('is plain text: markup never becomes any, and only addresses of the web are links (PROMO-44)', async () => {
    forget()
    const { room, says } = await showCampaign('ApiMessage', {
      text: '<img src=x onerror=alert(1)>Karten <b>gehen</b> nicht &amp; &lt;i&gt;',
      link: { url: 'javascript:alert(1)', text: 'Mehr' },
      level: 'disturbance',
    })
    await says('Karten gehen nicht & <i>')
    expect(room.querySelectorAll('img, b, i, a')).to.have.length(0)
  })

  it('is a link itself where the link has no words (PROMO-44)', async () => {
    forget()
    const { room } = await showCampaign('ApiMessage', { text: 'Alle Termine', link: { url: '/dates' } })
    expect(room.querySelector('a')?.textContent).to.equal('Alle Termine')
  })

  it('is closed for the session, while a new one shows again (PROMO-47)', async () => {
    forget()
    let text = 'Eins'
    const { header, room, says } = await mountCampaign(() => answer('ApiMessage', { text }), { type: 'ApiMessage' })
    await says('Eins')
    page.within(room).select(`[aria-label="${CLOSE}"]`).focus()
    await page.press('Enter')
    await page.until(() => room.offsetHeight === 0)
    expect(page.focused()).to.equal(page.within(header).select('[part=logo]'))
    expect(Object.keys(sessionStorage)).to.deep.equal(['shop.messageClosed.DE'])
    // Asked for again, the same one stays away.
    const calls = page.calls().length
    page.dispatch('shop-preview-changed', {})
    await page.until(() => page.calls().length > calls)
    await page.rendered()
    expect(room.offsetHeight).to.equal(0)
    text = 'Zwei'
    page.dispatch('shop-preview-changed', {})
    await says('Zwei')
  })

  it('that was closed does not show on the next page (PROMO-47)', async () => {
    forget()
    sessionStorage.setItem('shop.messageClosed.DE', JSON.stringify(['note', 'Eins', null]))
    const shown: string[] = []
    const { room } = await mountCampaign(() => answer('ApiMessage', { text: 'Eins' }), { type: 'ApiMessage' })
    const observer = new MutationObserver(() => void shown.push(room.textContent ?? ''))
    observer.observe(room, { childList: true, subtree: true })
    page.onEnd(() => observer.disconnect())
    await page.until(() => room.childElementCount > 0)
    expect(room.offsetHeight).to.equal(0)
    expect(shown.join('')).to.equal('')
  })

  it('shows on the pages that it names only (PROMO-45)', async () => {
    forget()
    history.replaceState(null, '', '/checkout/payment?step=2')
    for (const [paths, isShown] of [
      [['/checkout/payment'], true],
      [['/cart', '/checkout/*'], true],
      [['/checkout', '/checkout/payment/card', '/', '/cart/*'], false],
      [[], true],
    ] as const) {
      const { room } = await mountCampaign(() => answer('ApiMessage', { text: 'Nur hier', paths }), {
        type: 'ApiMessage',
      })
      await page.until(() => room.childElementCount > 0)
      expect(room.offsetHeight > 0, `${paths}`).to.equal(isShown)
    }
  })

  it('without words, or of another level, shows nothing, or as a note (PROMO-9, PROMO-44)', async () => {
    forget()
    page.logs(/PROMOTION_INVALID/)
    const { room } = await mountCampaign(() => answer('ApiMessage', { text: ' <b></b> ', link: '/help' }), {
      type: 'ApiMessage',
    })
    await page.until(() => room.childElementCount > 0)
    expect(room.offsetHeight).to.equal(0)
  })

  it('gives no room away to a failed call (PROMO-6)', async () => {
    const { room } = await mountCampaign(() => json({}, 404), { type: 'ApiMessage' })
    await page.until(() => room.childElementCount > 0)
    expect(room.offsetHeight).to.equal(0)
  })

  it('records a click on its link, and its end (PROMO-18, EVENT-26)', async () => {
    forget()
    const { room, id } = await showCampaign('ApiMessage', NOTE)
    room.addEventListener('click', (event) => event.preventDefault())
    room.querySelector('a')?.click()
    page.within(room).select(`[aria-label="${CLOSE}"]`).click()
    expect(page.dataLayer().map((record) => Object.values(record).slice(2))).to.deep.equal([
      ['message', id],
      ['message', 'close'],
    ])
  })

  for (const width of [320, 768, 1440])
    it(`fits into windows ${width} px wide, in all themes (PROMO-44)`, async () => {
      forget()
      await page.size(width)
      for (const theme of ['light', 'dark', 'coffee-light', 'coffee-dark']) {
        const text = 'Wegen einer Störung beim Zahlungsdienst werden Kreditkarten gerade nicht angenommen. '.repeat(2)
        const { room, header } = await showCampaign('ApiMessage', { ...NOTE, text, level: 'disturbance' }, { theme })
        expect(room.scrollWidth).to.be.at.most(width)
        const { width: side, height } = page.within(room).select(`[aria-label="${CLOSE}"]`).getBoundingClientRect()
        expect([side, height]).to.deep.equal([44, 44])
        await expect(room).to.be.accessible()
        header.remove()
      }
    })
})
