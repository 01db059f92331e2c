// every engine: focus, keys, forms, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { readForm } from '../../../src/live/newsletter/form-draft.ts'
import { payloadOf, subscriberFormValue } from '../../../src/react/newsletter/useSignUp.ts'
import { fieldsOf, isRequired } from '../../../src/shop/newsletter/newsletter.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { EMAIL, enter, errorUnder, expanded, field, hasError, mount, SIGN_UP, submitWith } from './support.ts'

const mountExpanded = async (site: string) => {
  const element = await mount(site)
  await page.click(field('email'))
  await expanded()
  return element
}

describe('the full sign-up form', () => {
  it('appears once the e-mail field has the focus, and stays (NEWS-1)', async () => {
    await mount('HU')
    expect(page.all('textbox')).to.deep.equal([field('email')])
    expect(page.all('checkbox')).to.deep.equal([])
    await page.click(field('email'))
    await expanded()
    await page.press('Tab')
    field('firstName').blur()
    expect(page.all('textbox')).to.have.length(3)
  })

  it('appears once the e-mail field has a value without having the focus (NEWS-1)', async () => {
    await mount()
    // As a browser fills it in.
    field('email').value = EMAIL
    field('email').dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await expanded()
  })

  for (const site of SITES) {
    it(`${site}: has its fields in order, with a star on the required ones (NEWS-2, NEWS-3)`, async () => {
      await mountExpanded(site)
      const controls = page
        .selectAll('input, select')
        .filter(
          (control) => control.matches(':not([type=hidden])') && !control.closest('[inert]'),
        ) as HTMLInputElement[]
      expect(controls.map(({ name }) => name)).to.deep.equal([...fieldsOf(site), 'consents'])
      for (const { name, required, labels } of controls) {
        expect(required, name).to.equal(name !== 'consents' && isRequired(site, name as 'email'))
        expect(labels?.[0]?.textContent?.includes('*'), name).to.equal(required)
      }
    })

    it(`${site}: sends nothing while a required field is empty, and shows its error (NEWS-17)`, async () => {
      page.serve({ [SIGN_UP]: () => json({}, 201) })
      await mount(site)
      await submitWith()
      const missing = fieldsOf(site).filter((name) => name !== 'email' && isRequired(site, name))
      if (missing.length === 0) await page.says(EMAIL)
      else await page.until(() => missing.every((name) => errorUnder(name).length > 5))
      expect(page.calls(SIGN_UP)).to.have.length(missing.length === 0 ? 1 : 0)
    })
  }

  it('offers four salutations after an empty choice (NEWS-4)', async () => {
    await mountExpanded('AT')
    const options = [...field<HTMLSelectElement>('salutation').options].map(({ value, text }) => `${value} ${text}`)
    expect(options).to.deep.equal([' Bitte wählen', 'MRS Frau', 'MR Herr', 'DIVERS Divers', 'COMPANY Firma'])
  })

  it('cuts the legal notice to two lines until it is expanded (NEWS-5)', async () => {
    await mountExpanded('DE')
    const more = await page.see('button', 'Mehr anzeigen')
    const notice = page.select(`#${CSS.escape(more.getAttribute('aria-controls') ?? '')}`)
    const lines = () => Math.round(notice.clientHeight / Number.parseFloat(getComputedStyle(notice).lineHeight))
    expect(lines()).to.equal(2)
    await page.click(more)
    await page.see('button', 'Weniger anzeigen')
    expect(lines()).to.be.greaterThan(2)
  })
})

describe('its validation', () => {
  it('runs on blur and on submit, not while typing; focus clears an error (NEWS-13, NEWS-14)', async () => {
    await mount()
    await enter('email', 'anna@')
    await expanded()
    expect(errorUnder('email')).to.equal('')
    field('email').blur()
    await hasError('email', 'Bitte geben Sie eine gültige E‑Mail-Adresse ein.')
    expect(field('email').ariaInvalid).to.equal('true')
    field('email').focus()
    await hasError('email', '')
    await enter('email', '')
    await page.press('Enter')
    await hasError('email', 'Die E‑Mail-Adresse ist ein Pflichtfeld.')
    expect(page.calls(SIGN_UP)).to.deep.equal([])
  })

  it('asks for an address before the full form is loaded (NEWS-14)', async () => {
    await mount('HU')
    page.select<HTMLFormElement>('form').requestSubmit()
    await hasError('email', 'Az e\u2011mail-cím mező kitöltése kötelező.')
  })

  for (const [site, locale, name, text] of [
    ['HU', 'hu-HU', 'salutation', 'A megszólítás mező kitöltése kötelező.'],
    ['HU', 'de-DE', 'firstName', 'Der Vorname ist ein Pflichtfeld.'],
    ['HU', 'de-DE', 'lastName', 'Der Nachname ist ein Pflichtfeld.'],
    ['TR', 'tr-TR', 'legals', 'E‑bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.'],
  ] as const)
    it(`says "${text}" (NEWS-17)`, async () => {
      await page.mount(html`<shop-newsletter site=${site} locale=${locale}></shop-newsletter>`)
      await submitWith()
      await hasError(name, text)
      // The submission may have moved the focus there.
      field('email').focus()
      field(name).focus()
      await hasError(name, '')
    })

  it('has the focus in the first field in error after a submission, with its error (NEWS-13, NEWS-17)', async () => {
    await mount('HU')
    await enter('email', EMAIL)
    await expanded()
    await page.click(page.select<HTMLElement>('[type=submit]'))
    await page.until(() => page.focused() === field('salutation'))
    expect(errorUnder('salutation')).to.include('A megszólítás mező kitöltése kötelező.')
    // The visitor's own way there clears it.
    field('email').focus()
    field('salutation').focus()
    await page.until(() => errorUnder('salutation') === '')
  })

  it('keeps an error, and shows none, while the visitor looks into another window (NEWS-13)', async () => {
    await mount('HU')
    /** As browsers do for a window: the field goes on to be the active element. */
    const windowLosesAndGetsFocus = () => {
      for (const type of ['blur', 'focusout', 'focus', 'focusin'])
        field('email').dispatchEvent(
          new FocusEvent(type, { bubbles: type.startsWith('focus') && type !== 'focus', composed: true }),
        )
    }
    await enter('email', 'anna@')
    await expanded()
    windowLosesAndGetsFocus()
    await page.rendered()
    expect(errorUnder('email')).to.equal('')
    await page.press('Enter')
    await page.until(() => errorUnder('email').length > 5)
    windowLosesAndGetsFocus()
    windowLosesAndGetsFocus()
    await page.rendered()
    expect(errorUnder('email')).to.have.length.above(5)
    // A visitor who leaves the field itself and comes back corrects it.
    field('salutation').focus()
    field('email').focus()
    await page.until(() => errorUnder('email') === '')
  })

  for (const [value, text, rule] of [
    ['Gruber!', 'Dieses Feld enthält ungültige Zeichen.', 'NEWS-15'],
    ['<Anna>', 'Dieses Feld enthält ungültige Zeichen.', 'NEWS-15'],
    ['www.spam.hu', 'Dieses Feld enthält ungültige Zeichen.', 'NEWS-16'],
    ['a'.repeat(41), 'Dieses Feld enthält ungültige Zeichen.', 'NEWS-15'],
  ] as const)
    it(`says "${text}" of the name ${value}, and cuts nothing (${rule})`, async () => {
      await mountExpanded('AT')
      await enter('lastName', value)
      expect(field('lastName').value).to.equal(value)
      await page.press('Tab')
      await hasError('lastName', text)
      await enter('lastName', '')
      await page.press('Tab')
      await hasError('lastName', '')
    })

  it('takes the error of a checkbox away with its tick, also without focus, as in Safari (NEWS-13)', async () => {
    await mount('TR')
    await submitWith()
    await page.until(() => errorUnder('legals') !== '')
    // A click by script gives no focus either.
    field('legals').click()
    expect(page.focused()).not.to.equal(field('legals'))
    await hasError('legals', '')
  })

  it('keeps all of an address that is too long, says so, and sends nothing (NEWS-14)', async () => {
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    await mount()
    // Its first 256 characters are an address too, at another domain.
    const address = `anna@${'kaffee.'.repeat(36)}example`
    await submitWith(address)
    await hasError('email', 'Bitte geben Sie eine gültige E‑Mail-Adresse ein.')
    expect(field('email').value).to.equal(address)
    expect(page.calls(SIGN_UP)).to.deep.equal([])
  })
})

describe('its value', () => {
  it('has the fields of the specification, `legals` among them (NEWS-48)', async () => {
    await mountExpanded('HU')
    await enter('email', EMAIL)
    await enter('lastName', 'O’Neil')
    await page.click(field('legals'))
    await page.click(field('consents'))
    const form = page.select<HTMLFormElement>('form')
    const posted = new FormData(form)
    expect([posted.get('legals'), posted.get('consents')]).to.deep.equal(['NEWSLETTER', 'DNE'])
    const person = { email: EMAIL, lastName: "O'Neil" }
    const value = subscriberFormValue('HU', readForm(form), ['OTHER', 'DNE'])
    expect(value).to.deep.equal({ ...person, consents: ['OTHER', 'DNE'], legals: ['NEWSLETTER'] })
    const origins = { origin: 'a', originAddition: 'b' }
    expect(payloadOf(value, origins)).to.deep.equal({ ...person, consents: ['OTHER'], ...origins })
  })

  it('is posted to the newsletter page without JavaScript, with names that browsers know (NEWS-30)', async () => {
    await mountExpanded('HU')
    const form = page.select<HTMLFormElement>('form')
    expect([new URL(form.action).pathname, form.method]).to.deep.equal(['/subscribenewsletter', 'post'])
    const known = ['email', 'salutation', 'lastName', 'firstName'].map((name) =>
      field(name).getAttribute('autocomplete'),
    )
    expect(known).to.deep.equal(['email', 'honorific-prefix', 'family-name', 'given-name'])
    expect([...new FormData(form).keys()].slice(0, 3)).to.deep.equal(['origin', 'originAddition', 'email'])
  })
})
