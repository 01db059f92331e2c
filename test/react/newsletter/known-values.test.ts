import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { prerenderElement } from '../../../src/render/prerender.tsx'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { eventually, html, inside, place } from '../../support/elements.ts'
import { ready } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { BASE, enter, errors, expanded, field, POST, serve, setUp, submit, tearDown } from './support.ts'

const known = { email: 'anna@shop.example', salutation: 'MRS', firstName: 'Anna', lastName: 'Nagy', consents: [] }
const BASE_DATA = `GET ${BASE}/customers/base-data`

describe('the sign-up of a known customer', () => {
  beforeEach(setUp)
  afterEach(tearDown)
  const logIn = () => {
    document.cookie = 'LoginToken=token-1'
  }
  /** The page announces another person: base data is dropped and read again. */
  const changePerson = () => void window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))

  it('does not call for base data without a login (NEWS-32)', async () => {
    const calls = serve({ [BASE_DATA]: () => json(known) })
    await place(html`<shop-newsletter site="CH_FR"></shop-newsletter>`)
    expect(calls).to.deep.equal([])
  })

  for (const site of ['HU', 'AT', 'TR'] as const) {
    it(`${site}: prefills base data, and disables salutation and names, which are sent all the same (NEWS-32, NEWS-34)`, async () => {
      logIn()
      const calls = serve({ [BASE_DATA]: () => json(known), [POST]: () => json({}, 201) })
      const element = await place(html`<shop-newsletter site=${site}></shop-newsletter>`)
      await expanded(element)
      expect(calls[0]?.headers.get('X-LoginToken')).to.equal('token-1')
      const person = site === 'TR' ? ['firstName', 'lastName'] : ['salutation', 'firstName', 'lastName']
      await waitUntil(() => person.every((name) => field(element, name).disabled))
      const values = person.map((name) => field(element, name).value)
      expect(values).to.deep.equal(person.map((name) => known[name as 'firstName']))
      expect(field(element, 'email').value).to.equal(known.email)
      expect(field(element, 'email').disabled).to.equal(false)
      field(element, 'legals').click()
      submit(element)
      await eventually(element, '.notification--success')
      const sent = calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>
      for (const name of person) expect(sent[name], name).to.equal(known[name as 'firstName'])
    })
  }

  it('hides a consent to personalisation that was given before, and does not send it (NEWS-19, NEWS-35)', async () => {
    logIn()
    const calls = serve({
      [BASE_DATA]: () => json({ ...known, consents: ['DNE', 'OTHER'] }),
      [POST]: () => json({}, 201),
    })
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await expanded(element)
    expect(inside(element, '[name=consents]')).to.equal(null)
    submit(element)
    await eventually(element, '.notification--success')
    expect(calls.at(-1)?.body).to.deep.include({ consents: ['OTHER'] })
  })

  it('prefills an invalid name, but keeps it editable (NEWS-34)', async () => {
    logIn()
    serve({ [BASE_DATA]: () => json({ ...known, lastName: 'Nagy <3' }) })
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    changePerson()
    await expanded(element)
    await waitUntil(() => field(element, 'lastName').value === 'Nagy <3')
    expect(field(element, 'firstName').disabled).to.equal(true)
    expect(field(element, 'lastName').disabled).to.equal(false)
    await expect(element).to.be.accessible()
  })

  it('neither fills nor disables the focused field when base data arrives late (NEWS-33)', async () => {
    logIn()
    let answer: ((answer: Response) => void) | undefined
    serve({ [BASE_DATA]: () => new Promise((resolve) => (answer = resolve)) })
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    changePerson()
    field(element, 'email').focus()
    await expanded(element)
    field(element, 'firstName').focus()
    await waitUntil(() => answer)
    answer?.(json(known))
    await waitUntil(() => field(element, 'lastName').disabled)
    expect(element.shadowRoot?.activeElement === field(element, 'firstName')).to.equal(true)
    expect(field(element, 'firstName').disabled).to.equal(false)
    expect(field(element, 'firstName').value).to.equal('')
  })

  it('replaces the values of one person by those of the next (NEWS-36)', async () => {
    logIn()
    let person: object = known
    serve({ [BASE_DATA]: () => json(person) })
    const element = await place(html`<shop-newsletter site="AT"></shop-newsletter>`)
    await expanded(element)
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

  it('leaves the form empty when base data can’t be read (NEWS-32)', async () => {
    logIn()
    serve({ [BASE_DATA]: () => json({}, 500) })
    const element = await place(html`<shop-newsletter site="PL"></shop-newsletter>`)
    await waitUntil(() => errors.some((error) => error.includes('BASE_DATA_UNAVAILABLE')))
    expect(field(element, 'email').value).to.equal('')
    expect(field(element, 'email').disabled).to.equal(false)
  })

  it('does not overwrite what has been typed when base data arrives late (NEWS-33)', async () => {
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
      await expanded(element)
      expect(field(element, 'email').value).to.equal('early@shop.example')
      expect(element.shadowRoot?.activeElement).to.equal(field(element, 'email'))
      expect(mismatches()).to.deep.equal([])
    })
  })
})
