import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import {
  answering,
  EMAIL,
  enter,
  errorUnder,
  field,
  finishTest,
  grown,
  prepareTest,
  submit,
  tryWith,
} from './support.ts'

describe('shop-newsletter, its messages (specification 2 §4, §8)', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  const farAway = async (template: ReturnType<typeof html>) => {
    const element = await place(template)
    element.style.marginBlock = '3000px'
    return element
  }
  const isInSight = (element: HTMLElement) => {
    const box = inside(element, '.notification')?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
  }
  const finish = async (element: HTMLElement) => {
    enter(element, 'email', EMAIL)
    await grown(element)
    window.scrollTo(0, 0)
    submit(element)
    await eventually(element, '.notification')
    await new Promise(requestAnimationFrame)
  }

  it('are scrolled into view', async () => {
    answering()
    const element = await farAway(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await finish(element)
    await waitUntil(() => isInSight(element))
  })

  it('of success are not, when scroll-to-success-message is false; those of errors are', async () => {
    answering()
    const element = await farAway(html`<shop-newsletter site="DE" scroll-to-success-message="false"></shop-newsletter>`)
    await finish(element)
    expect(isInSight(element)).to.equal(false)
    clearPage()
    answering(() => json({}, 500))
    const other = await farAway(html`<shop-newsletter site="DE" scroll-to-success-message="false"></shop-newsletter>`)
    await finish(other)
    await waitUntil(() => isInSight(other))
  })

  it('tell at first that a link is no longer valid, when asked to, until the e-mail field gets the focus', async () => {
    const element = await place(html`<shop-newsletter site="DE" show-doi-error-message></shop-newsletter>`)
    expect((await eventually(element, '.notification')).textContent).to.equal(
      'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
    )
    field(element, 'email').focus()
    await waitUntil(() => !inside(element, '.notification'))
  })

  it('get the focus when the form that had it is gone', async () => {
    answering()
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await tryWith(element)
    await eventually(element, '.notification--success')
    await waitUntil(() => element.shadowRoot?.activeElement?.classList.contains('sign-up__outcome'))
  })
})

describe('shop-newsletter without JavaScript', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  it('is a form that posts to the newsletter page, with names that browsers and password managers know', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    const form = inside<HTMLFormElement>(element, 'form') as HTMLFormElement
    expect(new URL(form.action).pathname).to.equal('/subscribenewsletter')
    expect(form.method).to.equal('post')
    field(element, 'email').focus()
    await grown(element)
    const known = ['email', 'salutation', 'lastName', 'firstName'].map((name) =>
      field(element, name).getAttribute('autocomplete'),
    )
    expect(known).to.deep.equal(['email', 'honorific-prefix', 'family-name', 'given-name'])
    expect([...new FormData(form).keys()].slice(0, 3)).to.deep.equal(['origin', 'originAddition', 'email'])
  })
})

describe('shop-newsletter for everyone', () => {
  beforeEach(prepareTest)
  afterEach(finishTest)

  it('is accessible: alone, grown, with errors, after an error and after success', async () => {
    answering(() => json({}, 500))
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    await expect(element).to.be.accessible()
    await tryWith(element)
    await waitUntil(() => errorUnder(element, 'lastName') !== '')
    await expect(element).to.be.accessible()
    field<HTMLSelectElement>(element, 'salutation').value = 'MR'
    field(element, 'lastName').value = 'Nagy'
    field(element, 'firstName').value = 'Imre'
    submit(element)
    await eventually(element, '.notification--error')
    await expect(element).to.be.accessible()
    answering()
    submit(element)
    await eventually(element, '.notification--success')
    await expect(element).to.be.accessible()
  }).timeout(15_000)
})
