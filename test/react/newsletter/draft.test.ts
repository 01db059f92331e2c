import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { keepDraft, readDraft, valuesOf } from '../../../src/page/newsletter/form-draft.ts'
import { clearPage, eventually, html, place } from '../../support/elements.ts'
import { answering, enter, field, finishTest, grown, prepareTest, submit } from './support.ts'

describe('a draft of the sign-up (specification 2 §4)', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  const goAway = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const comeBack = (type: string) => {
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
    await grown(element)
    enter(element, 'firstName', 'Imre')
    field(element, 'legalConsent').click()
    goAway()
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  for (const type of ['back_forward', 'reload']) {
    it(`of the page that one comes back to by ${type} is there again, all of it`, async () => {
      await fillIn()
      const end = comeBack(type)
      const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
      end()
      await grown(element)
      expect(field(element, 'email').value).to.equal('draft@shop.example')
      await waitUntil(() => field(element, 'firstName').value === 'Imre')
      expect(field(element, 'legalConsent').checked).to.equal(true)
    })
  }

  it('is not shown on a page that is opened anew, nor kept for later', async () => {
    await fillIn()
    const end = comeBack('navigate')
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    end()
    expect(field(element, 'email').value).to.equal('')
    expect(sessionStorage.length).to.equal(0)
  })

  it('is forgotten once it was sent', async () => {
    answering()
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    enter(element, 'email', 'draft@shop.example')
    await grown(element)
    goAway()
    expect(sessionStorage.length).to.equal(1)
    submit(element)
    await eventually(element, '.notification--success')
    goAway()
    expect(sessionStorage.length).to.equal(0)
  })

  it('breaks nothing where storage is barred or poisoned', () => {
    const form = document.createElement('form')
    form.innerHTML = '<input name="email" value="a"><input type="checkbox" name="yes" checked>'
    expect({ ...valuesOf(form) }).to.deep.equal({ email: 'a', yes: 'on' })
    const key = `shop.draft.test.${location.pathname}${location.search}`
    const end = comeBack('reload')
    for (const poison of ['{', '"text"', 'null']) {
      sessionStorage.setItem(key, poison)
      expect(readDraft('test')).to.equal(undefined)
    }
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const stopKeeping = keepDraft('test', form)
    goAway()
    stopKeeping()
    Storage.prototype.setItem = setItem
    end()
    expect(readDraft('test')).to.equal(undefined)
  })
})
