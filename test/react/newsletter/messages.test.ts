import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import {
  EMAIL,
  enter,
  errorUnder,
  expanded,
  field,
  setUp,
  stubSignUp,
  submit,
  submitWith,
  tearDown,
} from './support.ts'

describe('shop-newsletter, its messages', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  const farAway = async (template: ReturnType<typeof html>) => {
    const element = await place(template)
    element.style.marginBlock = '3000px'
    return element
  }
  const isInView = (element: HTMLElement) => {
    const box = inside(element, '.notification')?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
  }
  const finish = async (element: HTMLElement) => {
    enter(element, 'email', EMAIL)
    await expanded(element)
    window.scrollTo(0, 0)
    submit(element)
    await eventually(element, '.notification')
    await new Promise(requestAnimationFrame)
  }

  it('scroll into view (NEWS-25)', async () => {
    stubSignUp()
    const element = await farAway(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await finish(element)
    await waitUntil(() => isInView(element))
  })

  it('of success do not scroll into view with scroll-to-success-message="false"; those of errors do (NEWS-25)', async () => {
    stubSignUp()
    const element = await farAway(html`<shop-newsletter site="DE" scroll-to-success-message="false"></shop-newsletter>`)
    await finish(element)
    expect(isInView(element)).to.equal(false)
    clearPage()
    stubSignUp(() => json({}, 500))
    const other = await farAway(html`<shop-newsletter site="DE" scroll-to-success-message="false"></shop-newsletter>`)
    await finish(other)
    await waitUntil(() => isInView(other))
  })

  it('start with a link that is no longer valid on request, until the e-mail field gets the focus (NEWS-26)', async () => {
    const element = await place(html`<shop-newsletter site="DE" show-doi-error-message></shop-newsletter>`)
    expect((await eventually(element, '.notification')).textContent).to.equal(
      'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
    )
    field(element, 'email').focus()
    await waitUntil(() => !inside(element, '.notification'))
  })

  it('get the focus when the form that had it is removed (NEWS-25)', async () => {
    stubSignUp()
    const element = await place(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await submitWith(element)
    await eventually(element, '.notification--success')
    await waitUntil(() => element.shadowRoot?.activeElement?.classList.contains('sign-up__outcome'))
  })
})

describe('shop-newsletter without JavaScript', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('is a form that posts to the newsletter page, with names that browsers and password managers know (NEWS-30)', async () => {
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    const form = inside<HTMLFormElement>(element, 'form') as HTMLFormElement
    expect(new URL(form.action).pathname).to.equal('/subscribenewsletter')
    expect(form.method).to.equal('post')
    field(element, 'email').focus()
    await expanded(element)
    const known = ['email', 'salutation', 'lastName', 'firstName'].map((name) =>
      field(element, name).getAttribute('autocomplete'),
    )
    expect(known).to.deep.equal(['email', 'honorific-prefix', 'family-name', 'given-name'])
    expect([...new FormData(form).keys()].slice(0, 3)).to.deep.equal(['origin', 'originAddition', 'email'])
  })
})

describe('shop-newsletter for everyone', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  it('is accessible: at first, expanded, with errors, after an error and after success', async () => {
    stubSignUp(() => json({}, 500))
    const element = await place(html`<shop-newsletter site="HU"></shop-newsletter>`)
    await expect(element).to.be.accessible()
    await submitWith(element)
    await waitUntil(() => errorUnder(element, 'lastName') !== '')
    await expect(element).to.be.accessible()
    field<HTMLSelectElement>(element, 'salutation').value = 'MR'
    field(element, 'lastName').value = 'Nagy'
    field(element, 'firstName').value = 'Imre'
    submit(element)
    await eventually(element, '.notification--error')
    await expect(element).to.be.accessible()
    stubSignUp()
    submit(element)
    await eventually(element, '.notification--success')
    await expect(element).to.be.accessible()
  }).timeout(15_000)
})
