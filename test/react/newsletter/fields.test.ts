import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { readForm } from '../../../src/live/newsletter/form-draft.ts'
import { errorOf } from '../../../src/react/newsletter/errorOf.ts'
import { payloadOf, subscriberFormValue } from '../../../src/react/newsletter/subscriberFormValue.ts'
import { type FieldName, fieldsOf, isRequired } from '../../../src/shop/newsletter/newsletter.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { eventually, html, inside, place } from '../../support/elements.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  blur,
  EMAIL,
  enter,
  errorUnder,
  expanded,
  field,
  setUp,
  stubSignUp,
  submit,
  submitWith,
  tearDown,
} from './support.ts'

describe('shop-newsletter, the full form', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('is not shown at first (NEWS-1)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    expect(field(element, 'email').type).to.equal('email')
    expect(inside(element, '[name=lastName]')).to.equal(null)
    expect(inside(element, '[name=legals]')).to.equal(null)
  })

  it('appears once the e-mail field has the focus, and stays (NEWS-1)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    blur(element, 'email')
    expect(field(element, 'firstName')).to.exist
  })

  it('appears once the e-mail field has a value without having the focus (NEWS-1)', async () => {
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    field(element, 'email').value = EMAIL
    field(element, 'email').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await expanded(element)
  })

  for (const site of SITES) {
    it(`${site}: has exactly its fields, with a star on the required ones (NEWS-2, NEWS-3)`, async () => {
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      field(element, 'email').focus()
      await expanded(element)
      const rules: FieldName[] = ['email', 'salutation', 'firstName', 'lastName', 'legals']
      const shown = rules.filter((name) => inside(element, `[name=${name}]`))
      expect(shown).to.deep.equal(rules.filter((name) => fieldsOf(site).includes(name)))
      for (const name of shown) {
        const control = field(element, name)
        const label = inside(element, `label[for="${control.id}"]`)
        expect(label?.textContent?.includes('*'), name).to.equal(isRequired(site, name))
        expect(control.required, name).to.equal(isRequired(site, name))
      }
      expect(field(element, 'consents').required).to.equal(false)
    })

    it(`${site}: sends nothing while a required field is empty, and shows its error (NEWS-17)`, async () => {
      const calls = stubSignUp()
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      await submitWith(element)
      const missing = fieldsOf(site).filter((name) => name !== 'email' && errorOf(site, name, ''))
      if (missing.length === 0) {
        await eventually(element, '.notification--success')
        return expect(calls()).to.have.lengthOf(1)
      }
      await waitUntil(() => missing.every((name) => errorUnder(element, name).length > 5))
      expect(calls()).to.deep.equal([])
    })
  }
})

describe('shop-newsletter, the parts of the full form', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('offer four salutations after an empty choice (NEWS-4)', async () => {
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    const options = [...field<HTMLSelectElement>(element, 'salutation').options]
    expect(options.map(({ value }) => value)).to.deep.equal(['', 'MRS', 'MR', 'DIVERS', 'COMPANY'])
    expect(options.map(({ text }) => text)).to.deep.equal(['Bitte wählen', 'Frau', 'Herr', 'Divers', 'Firma'])
  })

  it('cut the legal notice to two lines until it is expanded (NEWS-5)', async () => {
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    const notice = await eventually(element, '.text-expander__text')
    const button = await eventually<HTMLButtonElement>(element, '.text-expander__toggle')
    const lines = () => Math.round(notice.clientHeight / Number.parseFloat(getComputedStyle(notice).lineHeight))
    expect([lines(), button.textContent]).to.deep.equal([2, 'Mehr anzeigen'])
    button.click()
    await waitUntil(() => button.textContent === 'Weniger anzeigen')
    expect(lines()).to.be.greaterThan(2)
  })
})

describe('shop-newsletter, its validation', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('runs on blur and on submit, not while typing; focus clears an error (NEWS-13, NEWS-14)', async () => {
    const calls = stubSignUp()
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    enter(element, 'email', 'anna@')
    await expanded(element)
    expect(errorUnder(element, 'email')).to.equal('')
    blur(element, 'email')
    await waitUntil(() => errorUnder(element, 'email') === 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    expect(field(element, 'email').getAttribute('aria-invalid')).to.equal('true')
    field(element, 'email').focus()
    await waitUntil(() => errorUnder(element, 'email') === '')
    enter(element, 'email', '')
    submit(element)
    await waitUntil(() => errorUnder(element, 'email') === 'Die E-Mail-Adresse ist ein Pflichtfeld.')
    expect(calls()).to.deep.equal([])
  })

  it('asks for an address before the full form is loaded (NEWS-14)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    submit(element)
    await waitUntil(() => errorUnder(element, 'email') === 'Az e\u2011mail-cím mező kitöltése kötelező.')
  })

  it('has the Hungarian message for a missing salutation, and rejects odd characters and URLs in names (NEWS-15, NEWS-16, NEWS-17)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    await submitWith(element)
    await waitUntil(() => errorUnder(element, 'salutation') === 'A megszólítás mező kitöltése kötelező.')
    for (const bad of ['<Anna>', 'www.spam.hu']) {
      enter(element, 'firstName', bad)
      blur(element, 'firstName')
      await waitUntil(() => errorUnder(element, 'firstName') === 'Ez a mező érvénytelen karaktereket tartalmaz.')
      field(element, 'firstName').focus()
      await waitUntil(() => errorUnder(element, 'firstName') === '')
    }
  })

  it('has the German message for invalid characters in a name (NEWS-15)', async () => {
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    enter(element, 'lastName', 'Gruber!')
    blur(element, 'lastName')
    await waitUntil(() => errorUnder(element, 'lastName') === 'Dieses Feld enthält ungültige Zeichen.')
    enter(element, 'lastName', '')
    blur(element, 'lastName')
    await waitUntil(() => errorUnder(element, 'lastName') === '')
  })

  it('has the German messages for missing names (NEWS-17)', async () => {
    const element = await place(html`<shop-newsletter site="HU" locale="de-DE"></shop-newsletter>`)
    await submitWith(element)
    await waitUntil(() => errorUnder(element, 'firstName') === 'Der Vorname ist ein Pflichtfeld.')
    expect(errorUnder(element, 'lastName')).to.equal('Der Nachname ist ein Pflichtfeld.')
  })

  it('requires the legal consent in TR (NEWS-17)', async () => {
    const element = await place(html`<shop-newsletter site="TR"></shop-newsletter>`)
    await submitWith(element)
    await waitUntil(
      () =>
        errorUnder(element, 'legals') === 'E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.',
    )
    field(element, 'legals').focus()
    await waitUntil(() => errorUnder(element, 'legals') === '')
  })

  it('takes the error of a checkbox away with its tick, also without focus, as in Safari (NEWS-13)', async () => {
    const element = await place(html`<shop-newsletter site="TR"></shop-newsletter>`)
    await submitWith(element)
    await waitUntil(() => errorUnder(element, 'legals') !== '')
    const box = field(element, 'legals')
    box.click()
    // A click by script gives no focus either.
    expect(element.shadowRoot?.activeElement === box).to.equal(false)
    await waitUntil(() => errorUnder(element, 'legals') === '')
  })

  it('says that a name is too long, and cuts nothing (NEWS-15)', async () => {
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    enter(element, 'lastName', 'a'.repeat(41))
    expect(field(element, 'lastName').value).to.have.lengthOf(41)
    blur(element, 'lastName')
    await waitUntil(() => errorUnder(element, 'lastName') === 'Bitte verwenden Sie höchstens 40 Zeichen.')
  })

  it('has the fields of the specification in its value, `legals` among them (NEWS-48)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    enter(element, 'email', EMAIL)
    await expanded(element)
    field(element, 'legals').click()
    field(element, 'consents').click()
    enter(element, 'lastName', 'O’Neil')
    const form = inside<HTMLFormElement>(element, 'form') as HTMLFormElement
    const posted = new FormData(form)
    expect([posted.get('legals'), posted.get('consents')]).to.deep.equal(['NEWSLETTER', 'DNE'])
    const value = subscriberFormValue('HU', readForm(form), ['OTHER', 'DNE'])
    expect(value).to.deep.equal({
      email: EMAIL,
      lastName: "O'Neil",
      consents: ['OTHER', 'DNE'],
      legals: ['NEWSLETTER'],
    })
    expect(payloadOf(value, { origin: 'a', originAddition: 'b' })).to.deep.equal({
      email: EMAIL,
      lastName: "O'Neil",
      consents: ['OTHER'],
      origin: 'a',
      originAddition: 'b',
    })
  })

  it('limits the length of an address (NEWS-14)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    expect(field(element, 'email').maxLength).to.equal(256)
  })
})
