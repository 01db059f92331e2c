// every engine: focus, keys, forms, scrolling
import { expect } from '@open-wc/testing'
import { html, type TemplateResult } from 'lit-html'
import { itNeeds } from '../../support/engine.ts'
import { heldAnswer } from '../../support/held-answer.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import {
  EMAIL,
  EXPIRED,
  enter,
  errorUnder,
  expanded,
  FAILURES,
  field,
  isPending,
  message,
  mount,
  SIGN_UP,
  submitWith,
} from './support.ts'

const record = (origin: string) => ({
  event_name: 'sign_up',
  subject: 'newsletter',
  event_type: 'ga4',
  emitter: 'newsletterservice',
  origin,
})

describe('a sign-up', () => {
  it('sends what was entered, tells the page and shows the address (NEWS-18, NEWS-19, NEWS-22, NEWS-28)', async () => {
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    const submitted = page.events('shop-newsletter-submitted')
    await page.mount(html`<shop-newsletter site="HU" origin="NEWSLETTER" origin-addition="footer"></shop-newsletter>`)
    await enter('email', ` ${EMAIL} `)
    await expanded()
    field<HTMLSelectElement>('salutation').value = 'MRS'
    await enter('firstName', ' Anna ')
    await page.click(field('consents'))
    await enter('lastName', 'O’Neil')
    await page.press('Enter')
    await page.says(EMAIL)
    expect(page.calls(SIGN_UP)[0]?.body).to.deep.equal({
      email: EMAIL,
      salutation: 'MRS',
      firstName: 'Anna',
      lastName: "O'Neil",
      // DNE is dropped.
      consents: [],
      origin: 'NEWSLETTER',
      originAddition: 'footer',
    })
    expect(submitted).to.deep.equal([{ site: 'HU', origin: 'NEWSLETTER', originAddition: 'footer' }])
    expect(page.dataLayer()).to.deep.equal([record('NEWSLETTER:footer')])
    expect(page.select('form')).to.equal(undefined)
  })

  it('that was sent shows its success where the page has locked its data layer (NEWS-22, EVENT-28)', async () => {
    page.serve({ [SIGN_UP]: () => json([], 201) })
    const submitted = page.events('shop-newsletter-submitted')
    Object.defineProperty(window, 'dataLayer', { value: null, configurable: true })
    page.onEnd(() => void Reflect.deleteProperty(window, 'dataLayer'))
    await mount()
    await submitWith()
    await page.says(EMAIL)
    expect(submitted).to.have.length(1)
  })

  describe('after a reset of the personal data', () => {
    const reset = () => page.dispatch('shop-personal-data-reset')

    it('has nothing of what was typed or ticked, and no errors (NEWS-60)', async () => {
      await mount('HU')
      await enter('email', EMAIL)
      await expanded()
      await page.click(field('legals'))
      await enter('email', 'anna')
      await enter('firstName', 'Anna')
      await enter('lastName', 'Nagy')
      await page.until(() => errorUnder('email') !== '')
      reset()
      await page.until(() => field('email').value === '' && errorUnder('email') === '')
      expect(['firstName', 'lastName'].map((name) => field(name).value)).to.deep.equal(['', ''])
      expect(field('legals').checked).to.equal(false)
    })

    it('has the form again in place of the address of a success (NEWS-60)', async () => {
      page.serve({ [SIGN_UP]: () => json({}, 201) })
      await mount('DE')
      await submitWith()
      await page.says(EMAIL)
      reset()
      await page.until(() => field('email'))
      expect(page.text()).not.to.include(EMAIL)
    })

    for (const [what, status, body] of [
      ['success', 201, {}],
      ['failure', 500, {}],
      ['refusal of the address', 400, { type: 'urn:newsletter:invalid_email' }],
    ] as const)
      it(`shows nothing of the ${what} of what the person before has sent (NEWS-60)`, async () => {
        const held = heldAnswer()
        page.serve({ [SIGN_UP]: held.answer })
        await mount('DE')
        await submitWith()
        await isPending()
        reset()
        await page.until(() => !field('email').disabled)
        await held.release(json(body, status))
        await page.until(() => page.dataLayer().length === 1)
        await page.rendered()
        expect([field('email').value, errorUnder('email'), page.all('alert')]).to.deep.equal(['', '', []])
        expect(page.text()).not.to.include(EMAIL)
      })
  })

  it('goes to api/internal and carries the flag on request; its origins have defaults (NEWS-18, NEWS-20)', async () => {
    const internal = SIGN_UP.replace('private', 'internal')
    page.serve({ [internal]: () => json({}, 201) })
    await page.mount(html`<shop-newsletter private="false" single-page-app></shop-newsletter>`)
    await submitWith()
    await page.says('Fast geschafft!')
    const [call] = page.calls(internal)
    expect(call?.body).to.deep.equal({ email: EMAIL, consents: [], origin: 'onsite', originAddition: 'subsite' })
    expect(call?.query.get('singlePageApp')).to.equal('true')
  })

  it('disables all fields while it is pending, and is sent once (NEWS-21)', async () => {
    const held = heldAnswer()
    page.serve({ [SIGN_UP]: held.answer })
    await mount('AT')
    await submitWith()
    await page.until(() => page.calls(SIGN_UP).length === 1)
    await isPending()
    expect(page.all('textbox').length).to.equal(3)
    for (const control of [...page.all('textbox'), ...page.all('combobox'), ...page.all('checkbox')])
      expect((control as HTMLInputElement).disabled).to.equal(true)
    const button = page.get('button', 'Jetzt anmelden')
    expect(button.ariaBusy).to.equal('true')
    await page.click(button)
    page.select<HTMLFormElement>('form').requestSubmit()
    await held.release(json({}, 201))
    await page.says(EMAIL)
    expect(page.calls(SIGN_UP)).to.have.length(1)
  })

  it('of a bot looks like a success, but only pushes the record (NEWS-27, NEWS-28)', async () => {
    await mount('CZ')
    field('verify-email').value = 'x'
    await submitWith()
    await page.says(EMAIL)
    expect(page.calls(SIGN_UP)).to.deep.equal([])
    expect(page.dataLayer()).to.deep.equal([record('onsite:subsite')])
  })

  it('has a bot trap that people and password managers do not reach (NEWS-27)', async () => {
    await mount('CZ')
    field('verify-email').focus()
    expect(page.focused()).to.equal(document.body)
    expect(field('verify-email').autocomplete).to.equal('off')
  })

  for (const [failure, answering] of [...FAILURES, ['another problem', () => () => json({ type: 'x' }, 409)] as const])
    it(`after ${failure} says so, keeps what was entered, and can be repeated (NEWS-24, NEWS-28)`, async () => {
      page.serve({ [SIGN_UP]: answering() })
      await mount('AT')
      await enter('email', EMAIL)
      await expanded()
      // By key: Firefox may still scroll to the address, under a mouse.
      field('consents').focus()
      await page.press(' ')
      await enter('firstName', 'Anna')
      await page.press('Enter')
      expect(await message('alert')).to.equal(
        'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
      )
      expect([field('email').value, field('firstName').value]).to.deep.equal([EMAIL, 'Anna'])
      expect([field('consents').checked, field('email').disabled]).to.deep.equal([true, false])
      expect(page.dataLayer()).to.have.length(1)
      page.serve({ [SIGN_UP]: () => json({}, 201) })
      field('email').focus()
      await page.press('Enter')
      await page.says('Fast geschafft!')
    })

  const isInView = (role: 'status' | 'alert') => {
    const [one] = page.all(role)
    const { top = -1, bottom = 0 } = one?.getBoundingClientRect() ?? {}
    return top >= 0 && bottom <= window.innerHeight
  }
  /** A form far below the window, which is scrolled to the top again when its second answer comes: success after an error. */
  async function submitFarBelow(template: TemplateResult): Promise<void> {
    const element = await page.mount(template)
    element.style.marginBlock = '3000px'
    const held = heldAnswer()
    page.serve({ [SIGN_UP]: held.answer })
    await submitWith()
    await isPending()
    window.scrollTo(0, 0)
    await held.release(json({}, 500))
    await page.until(() => isInView('alert'))
    field('email').focus()
    await page.press('Enter')
    await isPending()
    // A field that has got the focus scrolls into view.
    await page.stops(() => window.scrollY)
    window.scrollTo(0, 0)
    await held.release(json({}, 201))
    await page.says('Fast geschafft!')
  }

  it('scrolls to its message, of an error or of success (NEWS-25)', async () => {
    await submitFarBelow(html`<shop-newsletter site="DE"></shop-newsletter>`)
    await page.until(() => isInView('status'))
  })

  itNeeds(
    'focus without scrolling',
    'does not scroll to its message of success when told not to (NEWS-25)',
    async () => {
      await submitFarBelow(html`<shop-newsletter site="DE" scroll-to-success-message="false"></shop-newsletter>`)
      await page.stops(() => window.scrollY)
      expect(isInView('status')).to.equal(false)
    },
  )

  it('gives its message the focus that the form had (NEWS-25)', async () => {
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    await mount()
    await submitWith()
    await page.says(EMAIL)
    await page.until(() => page.focused()?.textContent?.includes(EMAIL))
  })

  it('starts with a link that is no longer valid on request, until the e-mail field gets the focus (NEWS-26)', async () => {
    await page.mount(html`<shop-newsletter site="DE" show-doi-error-message></shop-newsletter>`)
    expect(await message('status')).to.equal(EXPIRED)
    await page.click(field('email'))
    await page.until(() => !page.text().includes(EXPIRED))
  })

  it('is accessible at first, expanded, with errors, after an error and after success', async () => {
    page.serve({ [SIGN_UP]: () => json({}, 500) })
    const element = await mount('HU')
    await expect(element).to.be.accessible()
    await submitWith()
    await page.until(() => errorUnder('lastName') !== '')
    await expect(element).to.be.accessible()
    field<HTMLSelectElement>('salutation').value = 'MR'
    await enter('lastName', 'Nagy')
    await enter('firstName', 'Imre')
    await page.press('Enter')
    await page.see('alert')
    await expect(element).to.be.accessible()
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    field('email').focus()
    await page.press('Enter')
    await page.says(EMAIL)
    await expect(element).to.be.accessible()
  })
})
