import { aTimeout, expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { allInside, eventually, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { type Handler, json } from '../../support/services.ts'
import {
  answering,
  choose,
  dataLayer,
  EMAIL,
  enter,
  errorUnder,
  FAULTS,
  field,
  finishTest,
  grown,
  prepareTest,
  serve,
  submit,
  tryWith,
} from './support.ts'

const record_ = { event_name: 'sign_up', subject: 'newsletter', event_type: 'ga4', emitter: 'newsletterservice' }

describe('shop-newsletter, a submission (specification 2 §4, §8)', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  it('sends the address, the person and the origin, tells the page and the data layer, and shows the address', async () => {
    const calls = answering()
    const told = record<object>('shop-newsletter-submitted')
    const element = await place(
      html`<shop-newsletter site="HU" origin="NEWSLETTER" origin-addition="footer"></shop-newsletter>`,
    )
    enter(element, 'email', ` ${EMAIL} `)
    await grown(element)
    field<HTMLSelectElement>(element, 'salutation').value = 'MRS'
    enter(element, 'firstName', ' Anna ')
    enter(element, 'lastName', 'O’Neil')
    choose(element, 'personalisationConsent')
    submit(element)
    expect((await eventually(element, '.notification--success')).textContent).to.include(EMAIL)
    expect(calls()[0]?.body).to.deep.equal({
      email: EMAIL,
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: "O'Neil",
      // DNE is dropped (specification 2 §5).
      consents: [],
      origin: 'NEWSLETTER',
      originAddition: 'footer',
    })
    told.end()
    expect(told.details).to.deep.equal([{ site: 'HU', origin: 'NEWSLETTER', originAddition: 'footer' }])
    expect(dataLayer()).to.deep.equal([{ ...record_, origin: 'NEWSLETTER:footer' }])
    expect(inside(element, 'form')).to.equal(null)
  })

  it('comes from onsite:subsite unless told otherwise, by api/internal and with the flag when it is asked for', async () => {
    const calls = serve({ 'POST /service/newsletter/api/internal/newsletter-subscribers': () => json({}, 201) })
    const element = await place(html`<shop-newsletter site="DE" private="false" single-page-app></shop-newsletter>`)
    await tryWith(element)
    await eventually(element, '.notification--success')
    const [call] = calls
    expect(call?.body).to.deep.equal({ email: EMAIL, consents: [], origin: 'onsite', originAddition: 'subsite' })
    expect(call?.query.get('singlePageApp')).to.equal('true')
  })

  it('disables all fields while it is on its way, and is sent once', async () => {
    let answer = (_: Response) => {}
    const calls = answering(() => new Promise((resolve) => (answer = resolve)))
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    await tryWith(element)
    await waitUntil(() => calls().length === 1 && field(element, 'email').disabled)
    const open = allInside(element, 'form input:not([type=hidden]):not([name=verify-email]), form select').filter(
      (control) => !(control as HTMLInputElement).disabled,
    )
    expect(open).to.deep.equal([])
    submit(element)
    inside<HTMLButtonElement>(element, 'button[type=submit]')?.click()
    expect(inside(element, 'button[type=submit]')?.getAttribute('aria-busy')).to.equal('true')
    answer(json({}, 201))
    await eventually(element, '.notification--success')
    expect(calls()).to.have.lengthOf(1)
  })

  it('treats a bot as a success, sends its record and nothing else', async () => {
    const calls = answering()
    const element = await place(html`<shop-newsletter site="CZ"></shop-newsletter>`)
    field(element, 'verify-email').value = 'x'
    await tryWith(element, 'bot@shop.example')
    await eventually(element, '.notification--success')
    expect(calls()).to.deep.equal([])
    expect(dataLayer()).to.deep.equal([{ ...record_, origin: 'onsite:subsite' }])
  })

  it('keeps the trap away from people and their password managers', async () => {
    const element = await place(html`<shop-newsletter site="CZ"></shop-newsletter>`)
    const trap = field(element, 'verify-email')
    trap.focus()
    expect(element.shadowRoot?.activeElement).to.equal(null)
    expect(trap.autocomplete).to.equal('off')
  })

  it('puts the error on the field when the service calls the address invalid, and records the try', async () => {
    answering(() => json({ type: 'urn:newsletter:email_invalid' }, 400))
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await tryWith(element)
    await waitUntil(() => errorUnder(element, 'email') === 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    expect(inside(element, '.notification')).to.equal(null)
    expect(field(element, 'email').value).to.equal(EMAIL)
    expect(dataLayer()).to.have.lengthOf(1)
    // Where it is put right, though the focus forgives an error.
    expect(element.shadowRoot?.activeElement).to.equal(field(element, 'email'))
    await aTimeout(50)
    expect(errorUnder(element, 'email')).to.include('gültige')
    await expect(element).to.be.accessible()
  })

  it('brings the refused address into sight, and leaves alone who went elsewhere meanwhile', async () => {
    let answer = (_: Response) => {}
    const calls = answering(() => new Promise((resolve) => (answer = resolve)))
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    element.style.marginBlock = '3000px'
    await tryWith(element)
    await waitUntil(() => calls().length === 1 && field(element, 'email').disabled)
    const elsewhere = document.createElement('button')
    element.before(elsewhere)
    elsewhere.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    answer(json({ type: 'urn:newsletter:email_invalid' }, 400))
    await waitUntil(() => errorUnder(element, 'email') !== '')
    const { top, bottom } = field(element, 'email').getBoundingClientRect()
    expect([top > -1, bottom < window.innerHeight + 1], `${top} to ${bottom}`).to.deep.equal([true, true])
    expect(document.activeElement === elsewhere).to.equal(true)
    elsewhere.remove()
  })

  const faults: Record<string, Handler> = {
    ...FAULTS,
    'another problem': () => json({ type: 'urn:newsletter:other' }, 409),
  }
  for (const [fault, answer] of Object.entries(faults)) {
    it(`says that it is not possible after ${fault}, keeps what was typed, and can be tried again`, async () => {
      answering(answer)
      const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
      enter(element, 'email', EMAIL)
      await grown(element)
      enter(element, 'firstName', 'Anna')
      choose(element, 'personalisationConsent')
      submit(element)
      expect((await eventually(element, '.notification--error')).textContent).to.equal(
        'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
      )
      expect(field(element, 'email').value).to.equal(EMAIL)
      expect(field(element, 'firstName').value).to.equal('Anna')
      expect(field(element, 'personalisationConsent').checked).to.equal(true)
      expect(field(element, 'email').disabled).to.equal(false)
      expect(dataLayer()).to.have.lengthOf(1)
      answering()
      submit(element)
      await eventually(element, '.notification--success')
    })
  }
})
