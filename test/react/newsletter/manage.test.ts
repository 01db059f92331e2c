import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { INTERESTS } from '../../../src/shop/newsletter/newsletter.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  BASE,
  blur,
  buttonOf,
  EXPIRED,
  enter,
  errorUnder,
  FAILURES,
  field,
  messageOf,
  serve,
  setUp,
  submit,
  subscriber,
  tearDown,
  toggle,
} from './support.ts'

const GET = `GET ${BASE}/newsletter-subscribers/t1`
const PUT = `PUT ${BASE}/newsletter-subscribers/t1`

describe('shop-newsletter mode="manage"', () => {
  beforeEach(setUp)
  afterEach(tearDown)
  const manage = async (site = 'HU') => {
    const element = await place(
      html`<shop-newsletter site=${site} mode="manage" subscriber-token="t1" product="Shop"></shop-newsletter>`,
    )
    await eventually(element, '[name=COFFEE]')
    return element
  }

  it('shows the 13 interests with the chosen ones ticked, personal data and the consent (NEWS-40)', async () => {
    serve({ [GET]: () => json({ ...subscriber, consents: ['DNE'] }) })
    const element = await manage()
    const ticked = INTERESTS.filter((interest) => field(element, interest).checked)
    expect(ticked).to.deep.equal(['COFFEE', 'LOYALTY_CARD'])
    const person = ['salutation', 'lastName', 'firstName'].map((name) => field(element, name).value)
    expect(person).to.deep.equal(['MRS', 'Nagy', 'Anna'])
    expect(field(element, 'consents').checked).to.equal(true)
    expect(inside(element, '.newsletter__intro')?.textContent).to.include(subscriber.email)
    await expect(element).to.be.accessible()
  })

  it('is busy until the subscriber is loaded', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    serve({ [GET]: () => isAnswered.then(() => json(subscriber)) })
    const element = await place(html`<shop-newsletter site="DE" mode="manage" subscriber-token="t1"></shop-newsletter>`)
    await eventually(element, 'section[aria-busy=true] .skeleton')
    await expect(element).to.be.accessible()
    answer()
    await eventually(element, 'section[aria-busy=false] form')
  })

  it('saves changes, keeps what it does not show, and says so until the next change (NEWS-40)', async () => {
    const calls = serve({ [GET]: () => json(subscriber), [PUT]: () => json({}) })
    const element = await manage()
    toggle(element, 'COFFEE')
    toggle(element, 'KIDS')
    toggle(element, 'consents')
    enter(element, 'firstName', 'Anna Mária')
    submit(element)
    expect(await messageOf(element, 'success')).to.equal('Beállításait elmentettük.')
    await expect(element).to.be.accessible()
    expect(calls.at(-1)?.body).to.deep.equal({
      salutation: 'MRS',
      firstName: 'Anna Mária',
      lastName: 'Nagy',
      consents: ['OTHER', 'DNE'],
      interests: ['TEA', 'KIDS', 'SHOPCARD'],
    })
    toggle(element, 'SPORT')
    await waitUntil(() => !inside(element, '.notification'))
  })

  it('sends personal data back as it was on sites that do not ask for it (NEWS-40)', async () => {
    const calls = serve({ [GET]: () => json(subscriber), [PUT]: () => json({}) })
    const element = await manage('DE')
    expect(inside(element, '[name=lastName]')).to.equal(null)
    submit(element)
    await messageOf(element, 'success')
    expect(calls.at(-1)?.body).to.include({ salutation: 'MRS', firstName: 'Anna', lastName: 'Nagy' })
  })

  it('validates like the sign-up (NEWS-17)', async () => {
    const calls = serve({ [GET]: () => json(subscriber), [PUT]: () => json({}) })
    const element = await manage()
    enter(element, 'lastName', '')
    blur(element, 'lastName')
    await waitUntil(() => errorUnder(element, 'lastName') === 'A vezetéknév mező kitöltése kötelező.')
    submit(element)
    expect(calls).to.have.lengthOf(1)
  })

  for (const [failure, answer] of Object.entries(FAILURES)) {
    it(`says after ${failure} that it was not saved, and keeps the changes (NEWS-38)`, async () => {
      serve({ [GET]: () => json(subscriber), [PUT]: answer })
      const element = await manage()
      toggle(element, 'KIDS')
      submit(element)
      expect(await messageOf(element, 'error')).to.include('nem sikerült elmenteni')
      expect(field(element, 'KIDS').checked).to.equal(true)
      expect(field(element, 'KIDS').disabled).to.equal(false)
      await expect(element).to.be.accessible()
    })

    it(`says after ${failure} that it could not be loaded, and offers to try again (NEWS-38)`, async () => {
      serve({ [GET]: answer })
      const element = await place(
        html`<shop-newsletter site="DE" mode="manage" subscriber-token="t1"></shop-newsletter>`,
      )
      expect(await messageOf(element, 'error')).to.include('nicht geladen')
      await expect(element).to.be.accessible()
      serve({ [GET]: () => json(subscriber) })
      buttonOf(element, 'Erneut versuchen').focus()
      buttonOf(element, 'Erneut versuchen').click()
      await eventually(element, '[name=COFFEE]')
      expect(element.shadowRoot?.activeElement?.localName).to.equal('h2')
    })
  }

  it('shows that the link is no longer valid, on loading and on saving (NEWS-38)', async () => {
    serve({ [GET]: () => json({}, 404) })
    const element = await place(html`<shop-newsletter site="DE" mode="manage" subscriber-token="t1"></shop-newsletter>`)
    expect(await messageOf(element, 'warning')).to.equal(EXPIRED)
    clearPage()
    serve({ [GET]: () => json(subscriber), [PUT]: () => json({}, 410) })
    const other = await manage('DE')
    toggle(other, 'KIDS')
    field(other, 'KIDS').focus()
    submit(other)
    expect(await messageOf(other, 'warning')).to.equal(EXPIRED)
    // The focused field has been removed with its form.
    await waitUntil(() => other.shadowRoot?.activeElement?.className === 'newsletter__step')
  })

  /** A service that keeps what it is sent; it has no more than the five fields of the contract. */
  function keeping(endedAs: object = { status: 'UNSUBSCRIBED' }) {
    let kept: object = subscriber
    return {
      [GET]: () => json(kept),
      [PUT]: ({ body }: { body?: unknown }) => {
        const { interests, consents } = body as { interests: string[]; consents: string[] }
        kept = { ...kept, ...(body as object), ...(interests.length + consents.length === 0 && endedAs) }
        return json({})
      },
    }
  }

  it('unsubscribes in two clicks, by an update with empty interests and consents and no other field (NEWS-41, NEWS-42)', async () => {
    const calls = serve(keeping())
    const element = await manage('DE')
    buttonOf(element, 'Newsletter abbestellen').click()
    await eventually(element, '.unsubscribe__question')
    await expect(element).to.be.accessible()
    expect(calls).to.have.lengthOf(1)
    buttonOf(element, 'Ja, abbestellen').focus()
    buttonOf(element, 'Ja, abbestellen').click()
    expect(await messageOf(element, 'success')).to.include('Sie sind abgemeldet')
    await waitUntil(() => element.shadowRoot?.activeElement?.localName === 'h2')
    await expect(element).to.be.accessible()
    expect(calls.map(({ method }) => method)).to.deep.equal(['GET', 'PUT', 'GET'])
    expect(calls[1]?.body).to.deep.equal({
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: 'Nagy',
      consents: [],
      interests: [],
    })
    buttonOf(element, 'Wieder anmelden').click()
    await eventually(element, '[name=email]')
  })

  it('unsubscribes with the personal data saved last, not with the data loaded first (NEWS-41)', async () => {
    const calls = serve(keeping())
    const element = await manage()
    enter(element, 'firstName', 'Erika')
    submit(element)
    await messageOf(element, 'success')
    inside(element, '.unsubscribe button')?.click()
    const question = await eventually(element, '.unsubscribe__question')
    question.parentElement?.querySelector('button')?.click()
    await waitUntil(() => calls.length >= 3)
    expect(calls[2]?.body).to.include({ firstName: 'Erika', lastName: 'Nagy' })
  })

  for (const [name, reading] of [
    ['the subscription goes on', () => json(subscriber)],
    ['it was never more than an address', () => json({ ...subscriber, interests: [], consents: [] })],
    ['the reading fails', () => json({}, 500)],
    ['the link is no longer valid', () => json({}, 404)],
  ] as const)
    it(`says that the end is not certain yet when ${name} (NEWS-41)`, async () => {
      let readings = 0
      const first = name === 'it was never more than an address' ? { interests: [], consents: [] } : {}
      serve({
        [GET]: () => {
          readings += 1
          return readings === 1 ? json({ ...subscriber, ...first }) : reading()
        },
        [PUT]: () => json({}),
      })
      const element = await manage('DE')
      buttonOf(element, 'Newsletter abbestellen').click()
      await eventually(element, '.unsubscribe__question')
      buttonOf(element, 'Ja, abbestellen').click()
      expect(await messageOf(element, 'error')).to.include('noch nicht bestätigen')
      expect(element.shadowRoot?.textContent).not.to.include('Sie sind abgemeldet')
      await expect(element).to.be.accessible()
    })

  it('takes a reading without interests and consents for the end, whatever status it has (NEWS-41)', async () => {
    serve(keeping({}))
    const element = await manage('DE')
    buttonOf(element, 'Newsletter abbestellen').click()
    await eventually(element, '.unsubscribe__question')
    buttonOf(element, 'Ja, abbestellen').click()
    expect(await messageOf(element, 'success')).to.include('Sie sind abgemeldet')
  })

  it('asks before preferences are saved with nothing chosen, which would end the subscription (NEWS-47)', async () => {
    const calls = serve({
      [GET]: () => json({ ...subscriber, interests: ['COFFEE'], consents: [] }),
      [PUT]: () => json({}),
    })
    const element = await manage('DE')
    toggle(element, 'COFFEE')
    submit(element)
    const question = await eventually(element, '.unsubscribe__question')
    expect(question.textContent).to.include('endet Ihr Newsletterabonnement')
    expect(calls).to.have.lengthOf(1)
    buttonOf(element, 'Nein, weiter erhalten').click()
    await waitUntil(() => !inside(element, '.unsubscribe__question'))
    toggle(element, 'KIDS')
    submit(element)
    await messageOf(element, 'success')
    expect(calls).to.have.lengthOf(2)
  })

  it('says that it could not be loaded when the answer is not JSON (NEWS-38)', async () => {
    serve({ [GET]: () => new Response('<html>') })
    const element = await place(html`<shop-newsletter site="DE" mode="manage" subscriber-token="t1"></shop-newsletter>`)
    expect(await messageOf(element, 'error')).to.include('nicht geladen')
  })

  it('keeps changes when the language changes', async () => {
    serve({ [GET]: () => json(subscriber) })
    const element = await manage()
    enter(element, 'firstName', 'Erika')
    const input = field(element, 'firstName')
    element.setAttribute('locale', 'tr-TR')
    await waitUntil(() => element.shadowRoot?.querySelector('h2')?.textContent?.includes('lten'))
    expect(field(element, 'firstName') === input).to.equal(true)
    expect(input.value).to.equal('Erika')
    // A key without a text would be shown as it is.
    expect(inside(element, 'section')?.textContent).not.to.match(/(manage|unsubscribe|interest)\./)
  })

  it('can take back the first click on unsubscribe, and restores the focus (NEWS-41)', async () => {
    serve({ [GET]: () => json(subscriber) })
    const element = await manage('DE')
    buttonOf(element, 'Newsletter abbestellen').click()
    await eventually(element, '.unsubscribe__question')
    buttonOf(element, 'Nein, weiter erhalten').click()
    await waitUntil(() => !inside(element, '.unsubscribe__question'))
    expect(element.shadowRoot?.activeElement).to.equal(buttonOf(element, 'Newsletter abbestellen'))
  })

  it('says that a subscription has ended before (NEWS-41)', async () => {
    serve({ [GET]: () => json({ ...subscriber, status: 'UNSUBSCRIBED' }) })
    const element = await place(html`<shop-newsletter site="DE" mode="manage" subscriber-token="t1"></shop-newsletter>`)
    expect(await messageOf(element, 'success')).to.include('Sie sind abgemeldet')
  })
})
