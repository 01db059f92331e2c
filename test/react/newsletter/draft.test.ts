import { expect } from '@open-wc/testing'
import { readForm, saveDraftOnLeave, takeDraft } from '../../../src/live/newsletter/form-draft.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import {
  BASE_DATA,
  enter,
  expanded,
  field,
  mount,
  mountMode,
  READ,
  SIGN_UP,
  SUBSCRIBER,
  submitWith,
} from './support.ts'

const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
/** How the page was opened. */
const arriveBy = (type: string) =>
  page.fake(performance, 'getEntriesByType', (name: string) => (name === 'navigation' ? [{ type }] : []))
/** Leaves a draft of the sign-up of HU. */
async function leaveDraft() {
  const element = await mount('HU')
  await enter('email', 'draft@shop.example')
  await expanded()
  await page.click(field('legals'))
  await enter('firstName', 'Imre')
  await leave(element)
}
async function leave(element: Element) {
  leavePage()
  element.remove()
  await page.frame()
}

describe('a draft', () => {
  for (const type of ['back_forward', 'reload'])
    it(`of the sign-up is restored after ${type} (NEWS-43)`, async () => {
      await leaveDraft()
      arriveBy(type)
      await mount('HU')
      await expanded()
      expect(field('email').value).to.equal('draft@shop.example')
      await page.until(() => field('firstName').value === 'Imre')
      expect(field('legals').checked).to.equal(true)
    })

  it('without an address opens the full form (NEWS-44)', async () => {
    await leaveDraft()
    const [key = ''] = Object.keys(sessionStorage)
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '')
    sessionStorage.setItem(key, JSON.stringify({ ...draft, values: { firstName: 'Imre' } }))
    arriveBy('reload')
    await mount('HU')
    await page.until(() => field('firstName')?.value === 'Imre')
    expect(field('email').value).to.equal('')
  })

  it('of the sign-up is dropped when the page is opened in another way (NEWS-43)', async () => {
    await leaveDraft()
    arriveBy('navigate')
    await mount('HU')
    expect(field('email').value).to.equal('')
    expect(sessionStorage.length).to.equal(0)
  })

  it('of the sign-up ends with a successful submission (NEWS-45)', async () => {
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    await mount()
    await enter('email', 'draft@shop.example')
    await expanded()
    leavePage()
    expect(sessionStorage.length).to.equal(1)
    await submitWith('draft@shop.example')
    await page.says('Fast geschafft!')
    leavePage()
    expect(sessionStorage.length).to.equal(0)
  })

  it('of the preferences is restored over what the service knows (NEWS-43)', async () => {
    page.serve({ [READ]: () => json(SUBSCRIBER) })
    const open = async () => {
      const element = await mountMode('manage', 'HU')
      await page.until(() => field('COFFEE'))
      return element
    }
    const element = await open()
    await page.click(field('COFFEE'))
    await enter('firstName', 'Erika')
    await leave(element)
    arriveBy('reload')
    await open()
    expect(field('firstName').value).to.equal('Erika')
    expect(field('COFFEE').checked).to.equal(false)
  })

  for (const [name, minutes] of [
    ['after 30 minutes', 30],
    ['when the clock is set back a day', -24 * 60],
  ] as const)
    it(`ends ${name} (NEWS-45)`, async () => {
      await leaveDraft()
      arriveBy('reload')
      const later = Date.now() + minutes * 60_000 + 1
      page.fake(Date, 'now', () => later)
      await mount('HU')
      await page.frame()
      expect(field('email').value).to.equal('')
    })

  it('ends with a reset of the personal data (NEWS-45)', async () => {
    await mount('HU')
    await enter('email', 'draft@shop.example')
    await expanded()
    leavePage()
    expect(sessionStorage.length).to.equal(1)
    page.dispatch('shop-personal-data-reset')
    leavePage()
    expect(sessionStorage.length).to.equal(0)
  })

  it('is for whom the shop recognized then, not for who comes after (NEWS-45, EVENT-40)', async () => {
    for (const [before, after, email] of [
      ['1', '', ''],
      ['1', '2', ''],
      ['', '1', 'draft@shop.example'],
      ['1', '1', 'draft@shop.example'],
    ] as const) {
      localStorage.setItem('shop.person.DE', before)
      await leaveDraft()
      arriveBy('back_forward')
      localStorage.setItem('shop.person.DE', after)
      const element = await mount('HU')
      await page.until(() => field('email').value === email)
      await page.frame()
      expect(field('email').value).to.equal(email)
      element.remove()
      await page.frame()
      sessionStorage.clear()
    }
  })

  it('is left only by a form that somebody has changed, without the query in its key (NEWS-43)', async () => {
    document.cookie = 'LoginToken=t'
    history.replaceState(null, '', '?code=secret')
    page.serve({ [BASE_DATA]: () => json({ email: 'known@shop.example', firstName: 'Anna' }) })
    await mount('HU')
    await page.until(() => field('email').value === 'known@shop.example')
    leavePage()
    expect(sessionStorage.length).to.equal(0)
    await enter('email', 'draft@shop.example')
    leavePage()
    expect(Object.keys(sessionStorage).join())
      .to.match(/^shop\.draft\./)
      .and.not.to.include('secret')
  })

  it('breaks nothing where storage is full or corrupt (NEWS-43)', () => {
    const form = document.createElement('form')
    form.innerHTML = '<input name="email" value="a"><input type="checkbox" name="yes" checked>'
    expect({ ...readForm(form) }).to.deep.equal({ email: 'a', yes: 'on' })
    arriveBy('reload')
    for (const corrupt of ['{', '"text"', 'null', '{"email":"a"}', '{"at":"x","values":{}}']) {
      sessionStorage.setItem(`shop.draft.test.${location.pathname}`, corrupt)
      expect(takeDraft('test')).to.equal(undefined)
    }
    page.fake(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const end = saveDraftOnLeave('test', form, true)
    leavePage()
    end()
    expect(takeDraft('test')).to.equal(undefined)
  })

  it('leaves no older one of its form where storage has become full (CONFIG-40)', async () => {
    await mount('HU')
    await enter('email', 'older@shop.example')
    leavePage()
    expect(sessionStorage.length).to.equal(1)
    page.fake(Storage.prototype, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await enter('email', 'newer@shop.example')
    leavePage()
    expect(sessionStorage.length).to.equal(0)
  })
})
