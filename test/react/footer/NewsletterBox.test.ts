// every engine: focus, keys, forms
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { aFewFrames, newsletterBox, showFooter } from './support.ts'

const STATUS_CALL = 'GET /json/psdata'
const isShown = () => newsletterBox()?.checkVisibility() === true
const goes = () => page.until(() => !newsletterBox(), 'the box is removed')
const email = () => page.field(/E‑Mail/)

/** Moves the footer far below the window, which does not scroll with it. */
const moveAway = (element: HTMLElement) => {
  document.documentElement.style.overflowAnchor = 'none'
  if (element.parentElement) element.parentElement.style.marginTop = '5000px'
}

describe('the newsletter box', () => {
  it('is a shop-newsletter with a link to the newsletter page until its code has loaded (FOOTER-26)', async () => {
    await showFooter('PL')
    const form = page.select('shop-newsletter')
    expect(form.getAttribute('site')).to.equal('PL')
    expect(form.querySelector('a')?.getAttribute('href')).to.equal('/subscribenewsletter')
  })

  for (const [status, site] of [
    ['WAITING_FOR_DOI', 'CH'],
    ['SUBSCRIBED', 'CH_FR'],
  ] as const)
    it(`is removed with its room for a visitor who is ${status}, in view too (FOOTER-29, FOOTER-32)`, async () => {
      page.serve({ [STATUS_CALL]: () => json({ nl_status: status }) })
      await showFooter(site)
      await goes()
      const { firstElementChild, offsetTop } = page.get('contentinfo')
      expect((firstElementChild as HTMLElement).offsetTop - offsetTop).to.be.at.most(0)
    })

  it('is shown when the newsletter status can’t be loaded, which is reported (FOOTER-30)', async () => {
    page.serve({ [STATUS_CALL]: () => json({}, 500) })
    page.logs(/NEWSLETTER_STATUS_UNAVAILABLE/)
    const errors = page.events<{ code: string }>('shop-element-error')
    await showFooter()
    await page.until(() => errors.some(({ code }) => code === 'NEWSLETTER_STATUS_UNAVAILABLE'))
    await page.frame()
    expect(isShown()).to.equal(true)
  })

  it('goes off when the page marks its newsletter form hidden (FOOTER-28)', async () => {
    await showFooter('TR')
    expect(isShown()).to.equal(true)
    document.documentElement.dataset.newsletterForm = 'hidden'
    await goes()
  })

  it('is off when the attribute newsletter is off (FOOTER-28)', async () => {
    await page.mount(html`<shop-footer newsletter="false"></shop-footer>`)
    expect(isShown()).to.equal(false)
  })

  it('is off while the footer is reduced (FOOTER-28, FOOTER-32, FOOTER-35)', async () => {
    const element = await page.mount(html`<shop-footer reduced></shop-footer>`)
    expect(isShown()).to.equal(false)
    element.removeAttribute('reduced')
    await page.until(isShown)
  })

  it('does not go off while it has the focus or typed text (FOOTER-33)', async () => {
    let subscribe = () => {}
    const isSubscribed = new Promise<void>((resolve) => (subscribe = resolve))
    // The status may be asked for again, which gives up the call before.
    page.serve({ [STATUS_CALL]: () => isSubscribed.then(() => json({ nl_status: 'SUBSCRIBED' })) })
    const element = await showFooter('AT')
    await page.see('textbox', /E‑Mail/)
    email().focus()
    subscribe()
    await aFewFrames()
    expect(isShown()).to.equal(true)
    await page.type('anna@shop.example')
    email().blur()
    moveAway(element)
    await aFewFrames()
    expect(isShown()).to.equal(true)
    expect(email().value).to.equal('anna@shop.example')
    email().focus()
    email().select()
    await page.press('Delete')
    email().blur()
    await goes()
  })

  it('does not go off while its success message is in view (FOOTER-33)', async () => {
    let status = 'NONE'
    page.serve({
      [STATUS_CALL]: () => json({ nl_status: status }),
      'POST /service/newsletter/api/private/newsletter-subscribers': () => {
        status = 'WAITING_FOR_DOI'
        return json({}, 201)
      },
    })
    const element = await showFooter()
    await page.see('textbox', /E‑Mail/)
    await page.type('anna@shop.example', /E‑Mail/)
    await page.see('checkbox')
    await page.press('Enter')
    // The message has the focus, which the field has lost.
    const message = await page.until(() => {
      const focused = page.focused()
      return focused?.querySelector('[role=status]') ? (focused as HTMLElement) : undefined
    })
    message.blur()
    await aFewFrames()
    expect(isShown()).to.equal(true)
    moveAway(element)
    await goes()
  })
})
