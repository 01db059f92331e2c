import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { eventually, html, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  BASE,
  buttonOf,
  EXPIRED,
  enter,
  errors,
  expanded,
  FAILURES,
  messageOf,
  POST,
  serve,
  setUp,
  submit,
  subscriber,
  tearDown,
} from './support.ts'

const DOI = `PUT ${BASE}/newsletter-subscribers/t1/doi`
const GET = `GET ${BASE}/newsletter-subscribers/t1`

describe('shop-newsletter mode="confirm"', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('confirms once with the attribute’s token, and shows success (NEWS-37)', async () => {
    const calls = serve({ [DOI]: () => new Response(null, { status: 204 }) })
    const element = await place(
      html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
    )
    expect(await messageOf(element, 'success')).to.include('Ihre Anmeldung ist bestätigt')
    expect(calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([DOI])
    await expect(element).to.be.accessible()
  })

  it('takes the token from the query otherwise, and calls api/internal on request (NEWS-20, NEWS-37)', async () => {
    history.replaceState(null, '', '?token=t1')
    const calls = serve({ [DOI.replace('private', 'internal')]: () => json({}) })
    const element = await place(html`<shop-newsletter site="DE" mode="confirm" private="false"></shop-newsletter>`)
    await messageOf(element, 'success')
    expect(calls).to.have.lengthOf(1)
  })

  it('removes the token from the address as soon as it is read, and finds it again after it was moved (NEWS-39)', async () => {
    history.replaceState({ of: 'page' }, '', '?from=mail&token=t1#top')
    const calls = serve({ [DOI]: () => json({}) })
    const element = await place(html`<shop-newsletter site="DE" mode="confirm"></shop-newsletter>`)
    await messageOf(element, 'success')
    expect([location.search, location.hash, history.state.of]).to.deep.equal(['?from=mail', '#top', 'page'])
    const parent = element.parentElement as HTMLElement
    element.remove()
    await new Promise((resolve) => setTimeout(resolve))
    parent.append(element)
    await messageOf(element, 'success')
    expect(new Set(calls.map(({ path }) => path)).size).to.equal(1)
    history.replaceState(null, '', location.pathname)
  })

  for (const token of ['.', '..']) {
    it(`does not take "${token}" for a token, which would be another call (NEWS-38)`, async () => {
      const calls = serve({})
      const element = await place(
        html`<shop-newsletter site="DE" mode="confirm" subscriber-token=${token}></shop-newsletter>`,
      )
      expect(await messageOf(element, 'warning')).to.equal(EXPIRED)
      expect(calls).to.deep.equal([])
    })
  }

  it('confirms when someone sees the page: neither hidden nor prerendered (NEWS-39)', async () => {
    let isHidden = true
    let isPrerendering = true
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering })
    try {
      const calls = serve({ [DOI]: () => json({}) })
      const element = await place(
        html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
      )
      await eventually(element, 'section[aria-busy=true]')
      isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
      await new Promise((resolve) => setTimeout(resolve))
      expect(calls).to.deep.equal([])
      isHidden = false
      document.dispatchEvent(new Event('visibilitychange'))
      await messageOf(element, 'success')
      expect(calls).to.have.lengthOf(1)
    } finally {
      Reflect.deleteProperty(document, 'hidden')
      Reflect.deleteProperty(document, 'prerendering')
    }
  })

  it('shows "already confirmed" when the link is followed again (NEWS-37)', async () => {
    serve({ [DOI]: () => json({ type: 'urn:newsletter:already_confirmed' }, 409) })
    const element = await place(
      html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
    )
    expect(await messageOf(element, 'success')).to.include('Ihre Anmeldung ist bereits bestätigt')
    await expect(element).to.be.accessible()
  })

  it('shows that the link is no longer valid above the sign-up form (NEWS-38)', async () => {
    const calls = serve({
      [DOI]: () => json({ type: 'urn:newsletter:token_invalid' }, 404),
      [POST]: () => json({}, 201),
    })
    const element = await place(
      html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
    )
    expect(await messageOf(element, 'warning')).to.equal(EXPIRED)
    await expect(element).to.be.accessible()
    enter(element, 'email', 'anna@shop.example')
    await expanded(element)
    submit(element)
    expect(await messageOf(element, 'success')).to.include('anna@shop.example')
    expect(calls.at(-1)?.method).to.equal('POST')
  })

  it('treats a link without a token as no longer valid, and calls no service (NEWS-38)', async () => {
    history.replaceState(null, '', '?mode=confirm')
    const calls = serve({})
    const element = await place(html`<shop-newsletter site="DE" mode="confirm"></shop-newsletter>`)
    expect(await messageOf(element, 'warning')).to.equal(EXPIRED)
    expect(calls).to.deep.equal([])
  })

  for (const [failure, answer] of Object.entries(FAILURES)) {
    it(`does not call the link invalid after ${failure}, and offers to try again (NEWS-38)`, async () => {
      serve({ [DOI]: answer })
      const element = await place(
        html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
      )
      expect(await messageOf(element, 'error')).to.include('Ihr Link bleibt gültig')
      expect(errors.some((error) => error.includes('NEWSLETTER_NOT_CONFIRMED'))).to.equal(true)
      serve({ [DOI]: () => json({}) })
      await expect(element).to.be.accessible()
      buttonOf(element, 'Erneut versuchen').focus()
      buttonOf(element, 'Erneut versuchen').click()
      await messageOf(element, 'success')
      // The focused button has been removed.
      await waitUntil(() => element.shadowRoot?.activeElement?.localName === 'h2')
    })
  }

  it('is accessible while it is pending, and does not take the focus of a page that has just been opened', async () => {
    let answer = (_: Response) => {}
    serve({ [DOI]: () => new Promise((resolve) => (answer = resolve)) })
    const element = await place(
      html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
    )
    await eventually(element, 'section[aria-busy=true]')
    await expect(element).to.be.accessible()
    answer(json({}))
    await messageOf(element, 'success')
    expect(document.activeElement === document.body).to.equal(true)
  })

  it('leads on to the preferences (NEWS-40)', async () => {
    serve({ [DOI]: () => json({}), [GET]: () => json(subscriber) })
    const element = await place(
      html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1"></shop-newsletter>`,
    )
    await messageOf(element, 'success')
    buttonOf(element, 'Interessen auswählen').focus()
    buttonOf(element, 'Interessen auswählen').click()
    await eventually(element, '[name=COFFEE]')
    expect(element.shadowRoot?.activeElement?.className).to.equal('newsletter__step')
  })
})
