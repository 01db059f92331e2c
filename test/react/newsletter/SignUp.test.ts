import { aTimeout, expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { allInside, eventually, html, inside, place } from '../../support/elements.ts'
import { record } from '../../support/events.ts'
import { type Handler, json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  dataLayer,
  EMAIL,
  enter,
  errorUnder,
  expanded,
  FAILURES,
  field,
  serve,
  setUp,
  stubSignUp,
  submit,
  submitWith,
  tearDown,
  toggle,
} from './support.ts'

const signUpRecord = { event_name: 'sign_up', subject: 'newsletter', event_type: 'ga4', emitter: 'newsletterservice' }

describe('shop-newsletter, a submission', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('sends address, person and origin, tells the page and the data layer, and shows the address (NEWS-18, NEWS-19, NEWS-22, NEWS-28)', async () => {
    const calls = stubSignUp()
    const submitted = record<object>('shop-newsletter-submitted')
    const element = await place(
      html`<shop-newsletter site="HU" origin="NEWSLETTER" origin-addition="footer"></shop-newsletter>`,
    )
    enter(element, 'email', ` ${EMAIL} `)
    await expanded(element)
    field<HTMLSelectElement>(element, 'salutation').value = 'MRS'
    enter(element, 'firstName', ' Anna ')
    enter(element, 'lastName', 'O’Neil')
    toggle(element, 'consents')
    submit(element)
    expect((await eventually(element, '.notification--success')).textContent).to.include(EMAIL)
    expect(calls()[0]?.body).to.deep.equal({
      email: EMAIL,
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: "O'Neil",
      // DNE is dropped.
      consents: [],
      origin: 'NEWSLETTER',
      originAddition: 'footer',
    })
    submitted.end()
    expect(submitted.details).to.deep.equal([{ site: 'HU', origin: 'NEWSLETTER', originAddition: 'footer' }])
    expect(dataLayer()).to.deep.equal([{ ...signUpRecord, origin: 'NEWSLETTER:footer' }])
    expect(inside(element, 'form')).to.equal(null)
  })

  it('has the origin onsite and subsite by default; goes to api/internal and carries the flag on request (NEWS-18, NEWS-20)', async () => {
    const calls = serve({ 'POST /service/newsletter/api/internal/newsletter-subscribers': () => json({}, 201) })
    const element = await place(html`<shop-newsletter site="DE" private="false" single-page-app></shop-newsletter>`)
    await submitWith(element)
    await eventually(element, '.notification--success')
    const [call] = calls
    expect(call?.body).to.deep.equal({ email: EMAIL, consents: [], origin: 'onsite', originAddition: 'subsite' })
    expect(call?.query.get('singlePageApp')).to.equal('true')
  })

  it('disables all fields while it is pending, and is sent once (NEWS-21)', async () => {
    let answer = (_: Response) => {}
    const calls = stubSignUp(() => new Promise((resolve) => (answer = resolve)))
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    await submitWith(element)
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

  it('of a bot looks like a success, but only pushes the analytics event (NEWS-27, NEWS-28)', async () => {
    const calls = stubSignUp()
    const element = await place(html`<shop-newsletter site="CZ"></shop-newsletter>`)
    field(element, 'verify-email').value = 'x'
    await submitWith(element, 'bot@shop.example')
    await eventually(element, '.notification--success')
    expect(calls()).to.deep.equal([])
    expect(dataLayer()).to.deep.equal([{ ...signUpRecord, origin: 'onsite:subsite' }])
  })

  it('can’t be made with the bot trap filled in by people or password managers (NEWS-27)', async () => {
    const element = await place(html`<shop-newsletter site="CZ"></shop-newsletter>`)
    const trap = field(element, 'verify-email')
    trap.focus()
    expect(element.shadowRoot?.activeElement).to.equal(null)
    expect(trap.autocomplete).to.equal('off')
  })

  it('shows the error on the e-mail field and focuses it when the service rejects the address (NEWS-23, NEWS-28)', async () => {
    stubSignUp(() => json({ type: 'urn:newsletter:email_invalid' }, 400))
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await submitWith(element)
    await waitUntil(() => errorUnder(element, 'email') === 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    expect(inside(element, '.notification')).to.equal(null)
    expect(field(element, 'email').value).to.equal(EMAIL)
    expect(dataLayer()).to.have.lengthOf(1)
    // Although focus clears an error.
    expect(element.shadowRoot?.activeElement).to.equal(field(element, 'email'))
    await aTimeout(50)
    expect(errorUnder(element, 'email')).to.include('gültige')
    await expect(element).to.be.accessible()
  })

  it('keeps the error of a refused address until it is changed, and can submit it again (NEWS-46)', async () => {
    let refuse = () => {}
    const calls = stubSignUp(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(json({ type: 'urn:newsletter:email_invalid' }, 400))
        }),
    )
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    const hasError = () => errorUnder(element, 'email') !== ''
    const isRefused = async (count: number) => {
      await waitUntil(() => calls().length === count && field(element, 'email').disabled)
      // Some browsers take the focus away from a disabled field.
      field(element, 'email').dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
      await aTimeout(0)
      expect(hasError()).to.equal(false)
      refuse()
      await waitUntil(() => hasError() && !field(element, 'email').disabled)
    }
    await submitWith(element)
    await isRefused(1)
    for (const act of [() => field(element, 'email').blur(), () => field(element, 'email').focus()]) {
      act()
      await aTimeout(50)
      expect(hasError()).to.equal(true)
    }
    submit(element)
    await isRefused(2)
    enter(element, 'email', 'eva@shop.example')
    await waitUntil(() => !hasError())
    // The same address again: the service has refused it.
    enter(element, 'email', EMAIL)
    field(element, 'email').blur()
    await waitUntil(hasError)
    // At the first moment at which it can be changed.
    const typed = new MutationObserver(() => {
      if (field(element, 'email').disabled) return
      typed.disconnect()
      enter(element, 'email', 'eva@shop.example')
    })
    submit(element)
    await waitUntil(() => calls().length === 3 && field(element, 'email').disabled)
    typed.observe(field(element, 'email'), { attributeFilter: ['disabled'] })
    refuse()
    await waitUntil(() => field(element, 'email').value === 'eva@shop.example')
    await aTimeout(50)
    expect(hasError()).to.equal(false)
  })

  it('scrolls to a rejected address, but leaves a focus elsewhere on the page alone (NEWS-23)', async () => {
    let answer = (_: Response) => {}
    const calls = stubSignUp(() => new Promise((resolve) => (answer = resolve)))
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    element.style.marginBlock = '3000px'
    await submitWith(element)
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

  const failures: Record<string, Handler> = {
    ...FAILURES,
    'another problem': () => json({ type: 'urn:newsletter:other' }, 409),
  }
  for (const [failure, answer] of Object.entries(failures)) {
    it(`shows the generic error after ${failure}, keeps what was entered, and can be repeated (NEWS-24, NEWS-28)`, async () => {
      stubSignUp(answer)
      const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
      enter(element, 'email', EMAIL)
      await expanded(element)
      enter(element, 'firstName', 'Anna')
      toggle(element, 'consents')
      submit(element)
      expect((await eventually(element, '.notification--error')).textContent).to.equal(
        'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
      )
      expect(field(element, 'email').value).to.equal(EMAIL)
      expect(field(element, 'firstName').value).to.equal('Anna')
      expect(field(element, 'consents').checked).to.equal(true)
      expect(field(element, 'email').disabled).to.equal(false)
      expect(dataLayer()).to.have.lengthOf(1)
      stubSignUp()
      submit(element)
      await eventually(element, '.notification--success')
    })
  }
})
