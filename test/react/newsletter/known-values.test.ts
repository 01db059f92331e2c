import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { eventually, html, inside, place } from '../../support/elements.ts'
import { ready } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { BASE, enter, errors, field, finishTest, grown, POST, prepareTest, serve, submit } from './support.ts'

const known = { email: 'anna@shop.example', salutation: 'MRS', firstName: 'Anna', lastName: 'Nagy', consents: [] }
const BASE_DATA = `GET ${BASE}/customers/base-data`

describe('values that the sign-up did not get by hand (specification 2 §4, §6)', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)
  const logIn = () => {
    document.cookie = 'LoginToken=token-1'
  }
  /** The page says that somebody else is here: what was known before is forgotten. */
  const changePerson = () => void window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))

  it('nobody is asked about who is not logged in', async () => {
    const calls = serve({ [BASE_DATA]: () => json(known) })
    await place(html`<shop-newsletter site="CH_FR"></shop-newsletter>`)
    expect(calls).to.deep.equal([])
  })

  for (const site of ['HU', 'AT', 'TR'] as const) {
    it(`${site}: a customer's data is filled in, salutation and names are locked, and are sent all the same`, async () => {
      logIn()
      const calls = serve({ [BASE_DATA]: () => json(known), [POST]: () => json({}, 201) })
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      await grown(element)
      expect(calls[0]?.headers.get('X-LoginToken')).to.equal('token-1')
      const person = site === 'TR' ? ['firstName', 'lastName'] : ['salutation', 'firstName', 'lastName']
      await waitUntil(() => person.every((name) => field(element, name).disabled))
      const values = person.map((name) => field(element, name).value)
      expect(values).to.deep.equal(person.map((name) => known[name as 'firstName']))
      expect(field(element, 'email').value).to.equal(known.email)
      expect(field(element, 'email').disabled).to.equal(false)
      field(element, 'legalConsent').click()
      submit(element)
      await eventually(element, '.notification--success')
      const sent = calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>
      for (const name of person) expect(sent[name], name).to.equal(known[name as 'firstName'])
    })
  }

  it('the consent to personalisation is hidden when it was given already, and does not leave', async () => {
    logIn()
    const calls = serve({
      [BASE_DATA]: () => json({ ...known, consents: ['DNE', 'OTHER'] }),
      [POST]: () => json({}, 201),
    })
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await grown(element)
    expect(inside(element, '[name=personalisationConsent]')).to.equal(null)
    submit(element)
    await eventually(element, '.notification--success')
    expect(calls.at(-1)?.body).to.deep.include({ consents: ['OTHER'] })
  })

  it('a known name that the rules refuse is filled in but open, to be put right', async () => {
    logIn()
    serve({ [BASE_DATA]: () => json({ ...known, lastName: 'Nagy <3' }) })
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    changePerson()
    await grown(element)
    await waitUntil(() => field(element, 'lastName').value === 'Nagy <3')
    expect(field(element, 'firstName').disabled).to.equal(true)
    expect(field(element, 'lastName').disabled).to.equal(false)
    await expect(element).to.be.accessible()
  })

  it('what comes late leaves the field alone that someone is in', async () => {
    logIn()
    let answer = (_: Response) => {}
    serve({ [BASE_DATA]: () => new Promise((resolve) => (answer = resolve)) })
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    changePerson()
    field(element, 'email').focus()
    await grown(element)
    field(element, 'firstName').focus()
    answer(json(known))
    await waitUntil(() => field(element, 'lastName').disabled)
    expect(element.shadowRoot?.activeElement === field(element, 'firstName')).to.equal(true)
    expect(field(element, 'firstName').disabled).to.equal(false)
    expect(field(element, 'firstName').value).to.equal('')
  })

  it('of another person take the place of the first one’s, when the page says so', async () => {
    logIn()
    let person: object = known
    serve({ [BASE_DATA]: () => json(person) })
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    await grown(element)
    await waitUntil(() => field(element, 'firstName').disabled)
    person = { ...known, email: 'eva@shop.example', firstName: 'Eva', lastName: '' }
    changePerson()
    await waitUntil(() => field(element, 'firstName').value === 'Eva' && field(element, 'firstName').disabled)
    expect(field(element, 'email').value).to.equal('eva@shop.example')
    expect([field(element, 'lastName').value, field(element, 'lastName').disabled]).to.deep.equal(['', false])
    document.cookie = 'LoginToken=; max-age=0'
    changePerson()
    await waitUntil(() => field(element, 'firstName').value === '')
    expect(field(element, 'email').value).to.equal('')
    expect(field(element, 'firstName').disabled).to.equal(false)
  })

  it('failing base data leaves an empty form', async () => {
    logIn()
    const _calls = serve({ [BASE_DATA]: () => json({}, 500) })
    const element = await place(html`<shop-newsletter site="PL"></shop-newsletter>`)
    await waitUntil(() => errors.some((error) => error.includes('BASE_DATA_UNAVAILABLE')))
    expect(field(element, 'email').value).to.equal('')
    expect(field(element, 'email').disabled).to.equal(false)
  })

  it('what is typed is not overwritten by data that comes later', async () => {
    logIn()
    let answer = (_: Response) => {}
    const calls = serve({ [BASE_DATA]: () => new Promise((resolve) => (answer = resolve)) })
    const element = await place(html`<shop-newsletter site="SK"></shop-newsletter>`)
    enter(element, 'email', 'mine@shop.example')
    await waitUntil(() => calls.length === 1)
    answer(json(known))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(field(element, 'email').value).to.equal('mine@shop.example')
  })

  describe('hydration', () => {
    const insert = (markup: string): HTMLElement => {
      const holder = document.createElement('div')
      holder.className = 'test-holder'
      ;(holder as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(markup)
      document.body.append(holder)
      return holder.firstElementChild as HTMLElement
    }
    const mismatches = () => errors.filter((error) => error.includes('HYDRATION_MISMATCH'))

    for (const site of SITES) {
      it(`${site}: takes the fragment over as it is, with heading, bubble, field and button in it`, async () => {
        const { html: markup } = await prerenderElement('shop-newsletter', { site })
        const isReady = ready('shop-newsletter')
        const element = insert(markup)
        const before = inside(element, '[name=email]')
        expect((await isReady).hydrated).to.equal(true)
        expect(mismatches()).to.deep.equal([])
        expect(inside(element, '[name=email]')).to.equal(before)
        for (const selector of [
          'h2',
          '.teaser__bubble',
          'button[type=submit]',
          '.sign-up__footnote a[href^="/pages/"]',
        ])
          expect(inside(element, selector), selector).to.exist
        expect(markup).to.not.include('style="')
      })
    }

    it('keeps what was typed before it, with the focus, and grows for it', async () => {
      const { html: markup } = await prerenderElement('shop-newsletter', { site: 'HU' })
      const isReady = ready('shop-newsletter')
      const element = insert(markup)
      field(element, 'email').focus()
      field(element, 'email').value = 'early@shop.example'
      await isReady
      await grown(element)
      expect(field(element, 'email').value).to.equal('early@shop.example')
      expect(element.shadowRoot?.activeElement).to.equal(field(element, 'email'))
      expect(mismatches()).to.deep.equal([])
    })
  })
})
