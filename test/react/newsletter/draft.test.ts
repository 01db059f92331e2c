import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { readForm, saveDraftOnLeave, takeDraft } from '../../../src/live/newsletter/form-draft.ts'
import { clearPage, eventually, html, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  BASE,
  enter,
  expanded,
  field,
  serve,
  setUp,
  stubSignUp,
  submit,
  subscriber,
  tearDown,
  toggle,
} from './support.ts'

describe('a draft', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const arriveBy = (type: string) => {
    const original = performance.getEntriesByType
    performance.getEntriesByType = (name) =>
      name === 'navigation' ? ([{ type }] as unknown as PerformanceEntryList) : original.call(performance, name)
    return () => {
      performance.getEntriesByType = original
    }
  }
  const fillIn = async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    enter(element, 'email', 'draft@shop.example')
    await expanded(element)
    enter(element, 'firstName', 'Imre')
    field(element, 'legals').click()
    leavePage()
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  for (const type of ['back_forward', 'reload']) {
    it(`of the sign-up is restored after ${type} (NEWS-43)`, async () => {
      await fillIn()
      const end = arriveBy(type)
      const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
      end()
      await expanded(element)
      expect(field(element, 'email').value).to.equal('draft@shop.example')
      await waitUntil(() => field(element, 'firstName').value === 'Imre')
      expect(field(element, 'legals').checked).to.equal(true)
    })
  }

  it('of the sign-up is dropped when the page is opened in another way (NEWS-43)', async () => {
    await fillIn()
    const end = arriveBy('navigate')
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    end()
    expect(field(element, 'email').value).to.equal('')
    expect(sessionStorage.length).to.equal(0)
  })

  it('of the sign-up ends with a successful submission (NEWS-43)', async () => {
    stubSignUp()
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    enter(element, 'email', 'draft@shop.example')
    await expanded(element)
    leavePage()
    expect(sessionStorage.length).to.equal(1)
    submit(element)
    await eventually(element, '.notification--success')
    leavePage()
    expect(sessionStorage.length).to.equal(0)
  })

  it('of the preferences is restored over what the service knows (NEWS-43)', async () => {
    serve({ [`GET ${BASE}/newsletter-subscribers/t1`]: () => json(subscriber) })
    const open = async () => {
      const element = await place(
        html`<shop-newsletter site="HU" mode="manage" subscriber-token="t1"></shop-newsletter>`,
      )
      await eventually(element, '[name=COFFEE]')
      return element
    }
    const element = await open()
    toggle(element, 'COFFEE')
    enter(element, 'firstName', 'Erika')
    leavePage()
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 20))
    const end = arriveBy('reload')
    const reloaded = await open()
    end()
    expect(field(reloaded, 'firstName').value).to.equal('Erika')
    expect(field(reloaded, 'COFFEE').checked).to.equal(false)
  })

  it('ends after 30 minutes (NEWS-45)', async () => {
    await fillIn()
    const end = arriveBy('reload')
    const { now } = Date
    Date.now = () => now() + 30 * 60_000 + 1
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    end()
    await new Promise((resolve) => setTimeout(resolve, 20))
    Date.now = now
    expect(field(element, 'email').value).to.equal('')
  })

  it('ends with a reset of the personal data (NEWS-45)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    enter(element, 'email', 'draft@shop.example')
    await expanded(element)
    leavePage()
    expect(sessionStorage.length).to.equal(1)
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    leavePage()
    expect(sessionStorage.length).to.equal(0)
  })

  it('is left by a form only that somebody has changed, without the query in its key (NEWS-43)', async () => {
    document.cookie = 'LoginToken=t'
    history.replaceState(null, '', '?code=secret')
    serve({ [`GET ${BASE}/customers/base-data`]: () => json({ email: 'known@shop.example', firstName: 'Anna' }) })
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    await waitUntil(() => field(element, 'email').value === 'known@shop.example')
    leavePage()
    expect(sessionStorage.length).to.equal(0)
    enter(element, 'email', 'draft@shop.example')
    leavePage()
    expect(Object.keys(sessionStorage).join())
      .to.match(/^shop\.draft\./)
      .and.not.to.include('secret')
    history.replaceState(null, '', location.pathname)
    document.cookie = 'LoginToken=; max-age=0'
  })

  it('breaks nothing where storage is full or corrupt (NEWS-43)', () => {
    const form = document.createElement('form')
    form.innerHTML = '<input name="email" value="a"><input type="checkbox" name="yes" checked>'
    expect({ ...readForm(form) }).to.deep.equal({ email: 'a', yes: 'on' })
    const key = `shop.draft.test.${location.pathname}`
    const end = arriveBy('reload')
    for (const corrupt of ['{', '"text"', 'null', '{"email":"a"}', '{"at":"x","values":{}}']) {
      sessionStorage.setItem(key, corrupt)
      expect(takeDraft('test')).to.equal(undefined)
    }
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const teardown = saveDraftOnLeave('test', form, true)
    leavePage()
    teardown()
    Storage.prototype.setItem = setItem
    end()
    expect(takeDraft('test')).to.equal(undefined)
  })
})
