// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { BASE, EMAIL, EXPIRED, FAILURES, message, mountMode, READ, SIGN_UP, SUBSCRIBER, submitWith } from './support.ts'

const DOI = `PUT ${BASE}/newsletter-subscribers/t1/doi`
const confirmed = () => page.says('Ihre Anmeldung ist bestätigt')

describe('shop-newsletter mode="confirm"', () => {
  it('confirms once with the attribute’s token, and shows success (NEWS-37)', async () => {
    page.serve({ [DOI]: () => new Response(null, { status: 204 }) })
    const element = await mountMode('confirm')
    await confirmed()
    expect(page.calls()).to.have.length(1)
    expect(page.calls(DOI)).to.have.length(1)
    await expect(element).to.be.accessible()
  })

  it('takes the token from the query otherwise, and calls api/internal on request (NEWS-20, NEWS-37)', async () => {
    page.fake(document, 'referrer', 'https://mail.example/')
    history.replaceState(null, '', '?token=t1')
    page.serve({ [DOI.replace('private', 'internal')]: () => json({}) })
    await page.mount(html`<shop-newsletter site="DE" mode="confirm" private="false"></shop-newsletter>`)
    await confirmed()
    expect(page.calls()).to.have.length(1)
  })

  it('removes the token from the address once it is read, and finds it again after a move (NEWS-39)', async () => {
    page.serve({ [DOI]: () => json({}) })
    page.fake(document, 'referrer', 'https://mail.example/')
    history.replaceState({ of: 'page' }, '', '?from=mail&token=t1#top')
    const element = await page.mount(html`<shop-newsletter site="DE" mode="confirm"></shop-newsletter>`)
    await confirmed()
    expect([location.search, location.hash, history.state.of]).to.deep.equal(['?from=mail', '#top', 'page'])
    const { parentElement } = element
    element.remove()
    await page.frame()
    parentElement?.append(element)
    await confirmed()
    expect(page.calls(DOI)).to.have.length(page.calls().length)
  })

  for (const [search, token, rest] of [
    ['?q=a+b%20c&token=a+b%2Fc&flag&x=%e4#t+p', 'a+b/c', '?q=a+b%20c&flag&x=%e4#t+p'],
    ['?token=a%2Bb+', 'a+b+', ''],
    ['?x&%74oken=a%20b&&token=c&token', 'a+b', '?x&'],
    ['?&token=t%2B1', 't+1', ''],
    ['?token=&x=1&token&token=t%3D1=', 't=1=', '?x=1'],
    ['?token=100%&tokens=1#?token=t2', '100%', '?tokens=1#?token=t2'],
  ] as const)
    it(`reads ${search} byte for byte, and leaves "${rest}" (NEWS-39, NEWS-57)`, async () => {
      page.fake(document, 'referrer', 'https://mail.example/')
      history.replaceState(null, '', location.pathname + search)
      const before = location.href.slice(0, -search.length)
      page.serve({ [`PUT ${BASE}/newsletter-subscribers/${encodeURIComponent(token)}/doi`]: () => json({}) })
      await page.mount(html`<shop-newsletter site="DE" mode="confirm"></shop-newsletter>`)
      await confirmed()
      expect(location.href).to.equal(before + rest)
    })

  it('takes a blank of its attribute for a plus (NEWS-57)', async () => {
    page.fake(document, 'referrer', 'https://mail.example/')
    page.serve({ [`PUT ${BASE}/newsletter-subscribers/a%2Bb/doi`]: () => json({}) })
    await page.mount(html`<shop-newsletter site="DE" mode="confirm" subscriber-token="a b"></shop-newsletter>`)
    await confirmed()
  })

  it('confirms where the browser, or the page’s router, bars a change of the address (NEWS-39)', async () => {
    page.serve({ [DOI]: () => json({}) })
    page.fake(document, 'referrer', 'https://mail.example/')
    history.replaceState(null, '', '?token=t1')
    page.fake(history, 'replaceState', () => {
      throw new DOMException('Too many calls', 'SecurityError')
    })
    await page.mount(html`<shop-newsletter site="DE" mode="confirm"></shop-newsletter>`)
    await confirmed()
  })

  describe('on a page that nobody may have opened', () => {
    const open = (attribute = '') => {
      page.fake(document, 'referrer', '')
      page.serve({ [DOI]: () => json({}) })
      return page.mount(
        html`<shop-newsletter site="DE" mode="confirm" subscriber-token="t1" ?auto-confirm=${attribute}></shop-newsletter>`,
      )
    }

    it('confirms by one click on its button, whatever was clicked before (NEWS-49)', async () => {
      page.fake(navigator, 'userActivation', { hasBeenActive: true, isActive: true })
      const element = await open()
      await page.see('button', 'Anmeldung bestätigen')
      await expect(element).to.be.accessible()
      expect(page.calls()).to.deep.equal([])
      await page.click('button', 'Anmeldung bestätigen')
      await confirmed()
      expect(page.calls(DOI)).to.have.length(1)
    })

    it('confirms at once with auto-confirm (NEWS-49)', async () => {
      await open('auto-confirm')
      await confirmed()
    })
  })

  for (const token of ['', '.', '..', '../../admin', 'x/..', '..\\x', 'x/..;a'])
    it(`takes a link with the token "${token}" for no longer valid, and calls no service (NEWS-38)`, async () => {
      history.replaceState(null, '', '?mode=confirm')
      await page.mount(html`<shop-newsletter site="DE" mode="confirm" subscriber-token=${token}></shop-newsletter>`)
      expect(await message('status')).to.equal(EXPIRED)
      expect(page.calls()).to.deep.equal([])
    })

  it('confirms when someone sees the page: neither hidden nor prerendered (NEWS-39)', async () => {
    page.serve({ [DOI]: () => json({}) })
    page.fake(document, 'hidden', true)
    page.fake(document, 'prerendering', true)
    await mountMode('confirm')
    await page.until(() => page.select('section[aria-busy=true]'))
    page.fake(document, 'prerendering', false)
    document.dispatchEvent(new Event('prerenderingchange'))
    await page.frame()
    expect(page.calls()).to.deep.equal([])
    page.fake(document, 'hidden', false)
    document.dispatchEvent(new Event('visibilitychange'))
    await confirmed()
    expect(page.calls()).to.have.length(1)
  })

  it('shows "already confirmed" when the link is followed again (NEWS-37)', async () => {
    page.serve({ [DOI]: () => json({ type: 'urn:newsletter:already_confirmed' }, 409) })
    const element = await mountMode('confirm')
    await page.says('Ihre Anmeldung ist bereits bestätigt')
    await expect(element).to.be.accessible()
  })

  it('shows that the link is no longer valid above the sign-up form (NEWS-38)', async () => {
    page.serve({
      [DOI]: () => json({ type: 'urn:newsletter:token_invalid' }, 404),
      [SIGN_UP]: () => json({}, 201),
    })
    const element = await mountMode('confirm')
    await page.says(EXPIRED)
    await expect(element).to.be.accessible()
    await submitWith()
    await page.says(`an ${EMAIL} geschickt`)
    expect(page.calls(SIGN_UP)).to.have.length(1)
  })

  for (const [failure, answering] of FAILURES)
    it(`does not call the link invalid after ${failure}, and offers to try again (NEWS-38)`, async () => {
      page.logs(/NEWSLETTER_NOT_CONFIRMED/)
      page.serve({ [DOI]: answering() })
      const element = await mountMode('confirm')
      expect(await message('alert')).to.include('Ihr Link bleibt gültig')
      await expect(element).to.be.accessible()
      page.serve({ [DOI]: () => json({}) })
      page.get('button', 'Erneut versuchen').focus()
      await page.press('Enter')
      await confirmed()
      // The focused button has been removed.
      await page.until(() => page.focused() === page.get('heading'))
    })

  it('is accessible while it is pending, and takes no focus on a page that has just been opened', async () => {
    const held = heldAnswer()
    page.serve({ [DOI]: held.answer })
    const element = await mountMode('confirm')
    await page.until(() => page.calls(DOI).length === 1)
    expect(page.select('section').ariaBusy).to.equal('true')
    await expect(element).to.be.accessible()
    await held.release(json({}))
    await confirmed()
    expect(page.focused()).to.equal(document.body)
  })

  it('leads on to the preferences, with the focus (NEWS-40)', async () => {
    page.serve({ [DOI]: () => json({}), [READ]: () => json(SUBSCRIBER) })
    await mountMode('confirm')
    const button = await page.see('button', 'Themen auswählen')
    button.focus()
    await page.press('Enter')
    await page.see('checkbox', 'Kaffee')
    // The focused button has been removed.
    expect(page.focused()?.contains(page.get('heading', 'Ihre Newslettereinstellungen'))).to.equal(true)
  })
})
