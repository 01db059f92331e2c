import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { errorOf, type FieldName, fieldsOf, isRequired } from '../../../src/shop/newsletter/newsletter.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { eventually, html, inside, place } from '../../support/elements.ts'
import {
  answering,
  EMAIL,
  enter,
  errorUnder,
  field,
  finishTest,
  grown,
  leave,
  prepareTest,
  submit,
  tryWith,
} from './support.ts'

describe('shop-newsletter, the form that grows (specification 2 §2)', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  it('shows the address only at first', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    expect(field(element, 'email').type).to.equal('email')
    expect(inside(element, '[name=lastName]')).to.equal(null)
    expect(inside(element, '[name=legalConsent]')).to.equal(null)
  })

  it('shows the other fields once the e-mail field has the focus, and keeps them', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    field(element, 'email').focus()
    await grown(element)
    leave(element, 'email')
    expect(field(element, 'firstName')).to.exist
  })

  it('shows them once the e-mail field has a value, put in by whomever', async () => {
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    field(element, 'email').value = EMAIL
    field(element, 'email').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await grown(element)
  })

  for (const site of SITES) {
    it(`${site}: shows exactly its fields, with a star on the required ones`, async () => {
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      field(element, 'email').focus()
      await grown(element)
      const rules: FieldName[] = ['email', 'salutation', 'firstName', 'lastName', 'legalConsent']
      const shown = rules.filter((name) => inside(element, `[name=${name}]`))
      expect(shown).to.deep.equal(rules.filter((name) => fieldsOf(site).includes(name)))
      for (const name of shown) {
        const control = field(element, name)
        const label = inside(element, `label[for="${control.id}"]`)
        expect(label?.textContent?.includes('*'), name).to.equal(isRequired(site, name))
        expect(control.required, name).to.equal(isRequired(site, name))
      }
      expect(field(element, 'personalisationConsent').required).to.equal(false)
    })

    it(`${site}: sends nothing before its required fields are filled in, and says so in its language`, async () => {
      const calls = answering()
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      await tryWith(element)
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

describe('shop-newsletter, its rules (specification 2 §5, §8)', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  it('are looked at on blur and on submit, not while typing; the focus clears an error', async () => {
    const calls = answering()
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    enter(element, 'email', 'anna@')
    await grown(element)
    expect(errorUnder(element, 'email')).to.equal('')
    leave(element, 'email')
    await waitUntil(() => errorUnder(element, 'email') === 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    expect(field(element, 'email').getAttribute('aria-invalid')).to.equal('true')
    field(element, 'email').focus()
    await waitUntil(() => errorUnder(element, 'email') === '')
    enter(element, 'email', '')
    submit(element)
    await waitUntil(() => errorUnder(element, 'email') === 'Die E-Mail-Adresse ist ein Pflichtfeld.')
    expect(calls()).to.deep.equal([])
  })

  it('ask for an address before anything else has come', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    submit(element)
    await waitUntil(() => errorUnder(element, 'email') === 'Az e-mail-cím mező kitöltése kötelező.')
  })

  it('say in Hungarian that the salutation is missing, and refuse odd characters and addresses for a name', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    await tryWith(element)
    await waitUntil(() => errorUnder(element, 'salutation') === 'A megszólítás mező kitöltése kötelező.')
    for (const bad of ['<Anna>', 'www.spam.hu']) {
      enter(element, 'firstName', bad)
      leave(element, 'firstName')
      await waitUntil(() => errorUnder(element, 'firstName') === 'Ez a mező érvénytelen karaktereket tartalmaz.')
      field(element, 'firstName').focus()
      await waitUntil(() => errorUnder(element, 'firstName') === '')
    }
  })

  it('say in German what is wrong with a name', async () => {
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    field(element, 'email').focus()
    await grown(element)
    enter(element, 'lastName', 'Gruber!')
    leave(element, 'lastName')
    await waitUntil(() => errorUnder(element, 'lastName') === 'Dieses Feld enthält ungültige Zeichen.')
    enter(element, 'lastName', '')
    leave(element, 'lastName')
    await waitUntil(() => errorUnder(element, 'lastName') === '')
  })

  it('want the Turkish consent', async () => {
    const element = await place(html`<shop-newsletter site="TR"></shop-newsletter>`)
    await tryWith(element)
    await waitUntil(
      () =>
        errorUnder(element, 'legalConsent') ===
        'E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.',
    )
    field(element, 'legalConsent').focus()
    await waitUntil(() => errorUnder(element, 'legalConsent') === '')
  })

  it('let no more be typed than may be sent', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    field(element, 'email').focus()
    await grown(element)
    expect(field(element, 'email').maxLength).to.equal(256)
    expect(field(element, 'firstName').maxLength).to.equal(40)
    expect(field(element, 'lastName').maxLength).to.equal(40)
  })
})
