import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import '../../../src/elements/shop-footer.ts'
import { html, inside, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { fakeServices, isVisible, moveOutOfView, newsletterBox, placeFooter, resetPage } from './support.ts'

const inForm = <E extends HTMLElement>(element: Element, selector: string) =>
  inside(element, 'shop-newsletter')?.shadowRoot?.querySelector<E>(selector) as E

function type(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

describe('the newsletter box', () => {
  afterEach(resetPage)

  it('is a shop-newsletter with a link to the newsletter page until its code has loaded (FOOTER-26)', async () => {
    fakeServices()
    const element = await placeFooter('PL')
    expect(inside(element, 'shop-newsletter')?.getAttribute('site')).to.equal('PL')
    expect(inside(element, 'shop-newsletter a')?.getAttribute('href')).to.equal('/subscribenewsletter')
  })

  for (const [status, site] of [
    ['WAITING_FOR_DOI', 'CH'],
    ['SUBSCRIBED', 'CH_FR'],
  ] as const) {
    it(`is removed for a visitor who is ${status}, in view too, with its room (FOOTER-29, FOOTER-32)`, async () => {
      fakeServices({ 'GET /json/psdata': () => json({ nl_status: status }) })
      const element = await placeFooter(site)
      await waitUntil(() => !newsletterBox(element))
      const top = (selector: string) => inside(element, selector)?.getBoundingClientRect().top
      expect(top('.footer__main')).to.equal(top('.footer'))
    })
  }

  it('is shown when the newsletter status can’t be loaded, which is reported (FOOTER-30)', async () => {
    const { codes } = fakeServices({ 'GET /json/psdata': () => json({}, 500) })
    const element = await placeFooter()
    await waitUntil(() => codes().includes('NEWSLETTER_STATUS_UNAVAILABLE'))
    await nextFrame()
    expect(isVisible(newsletterBox(element))).to.equal(true)
  })

  it('goes off when the page marks its newsletter form hidden (FOOTER-28)', async () => {
    fakeServices()
    const element = await placeFooter('TR')
    expect(isVisible(newsletterBox(element))).to.equal(true)
    document.documentElement.dataset.newsletterForm = 'hidden'
    await waitUntil(() => !isVisible(newsletterBox(element)))
  })

  it('is off when the footer is reduced, and when the attribute newsletter is off (FOOTER-28, FOOTER-35)', async () => {
    fakeServices()
    const reduced = await place(html`<shop-footer reduced></shop-footer>`)
    expect(isVisible(newsletterBox(reduced))).to.equal(false)
    const without = await place(html`<shop-footer newsletter="false"></shop-footer>`)
    expect(newsletterBox(without)).to.equal(null)
  })

  it('shows again when the footer is no longer reduced (FOOTER-32)', async () => {
    fakeServices()
    const element = await place(html`<shop-footer reduced></shop-footer>`)
    expect(newsletterBox(element)).to.equal(null)
    element.removeAttribute('reduced')
    await waitUntil(() => isVisible(newsletterBox(element)))
  })

  it('does not go off while it has the focus or typed text (FOOTER-33)', async () => {
    let subscribe = () => {}
    const isSubscribed = new Promise<void>((resolve) => (subscribe = resolve))
    // The status may be asked for again, which gives up the call before.
    fakeServices({ 'GET /json/psdata': () => isSubscribed.then(() => json({ nl_status: 'SUBSCRIBED' })) })
    const element = await placeFooter('AT')
    await waitUntil(() => inForm(element, '[name=email]'))
    const email = inForm<HTMLInputElement>(element, '[name=email]')
    email.focus()
    subscribe()
    await aTimeout(100)
    expect(isVisible(newsletterBox(element))).to.equal(true)
    type(email, 'anna@shop.example')
    email.blur()
    moveOutOfView(element)
    await aTimeout(200)
    expect(isVisible(newsletterBox(element))).to.equal(true)
    expect(email.value).to.equal('anna@shop.example')
    email.focus()
    email.value = ''
    email.blur()
    await waitUntil(() => !isVisible(newsletterBox(element)))
  })

  it('does not go off while its success message is in view (FOOTER-33)', async () => {
    let status = 'NONE'
    fakeServices({
      'GET /json/psdata': () => json({ nl_status: status }),
      'POST /service/newsletter/api/private/newsletter-subscribers': () => {
        status = 'WAITING_FOR_DOI'
        return json({}, 201)
      },
    })
    const element = await placeFooter('DE')
    await waitUntil(() => inForm(element, '[name=email]'))
    const email = inForm<HTMLInputElement>(element, '[name=email]')
    email.focus()
    type(email, 'anna@shop.example')
    await waitUntil(() => inForm(element, '[name=legals]'))
    inForm<HTMLFormElement>(element, 'form').requestSubmit()
    // The message has the focus, which the field has lost.
    await waitUntil(() => inForm(element, '.sign-up__outcome:focus .notification--success'))
    inForm(element, '.sign-up__outcome').blur()
    await aTimeout(150)
    expect(isVisible(newsletterBox(element))).to.equal(true)
    moveOutOfView(element)
    await waitUntil(() => !newsletterBox(element))
  })
})
