import { expect } from '@open-wc/testing'
import '../../../src/elements/shop-newsletter.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { eventually, html, inside, place } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { enter, errorUnder, expanded, field, messageOf, setUp, stubSignUp, submit, tearDown } from './support.ts'

interface Texts {
  expired: string
  generic: string
  invalid: string
  /** The minimum age. */
  age: string
}

const GERMAN: Texts = {
  expired: 'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.',
  generic: 'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
  invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  age: '16',
}

const TEXTS: Record<Site, Texts> = {
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  CH_FR: {
    expired: 'Malheureusement, ce lien n’est plus valable.',
    generic: 'Pour des raisons techniques, l’inscription à la newsletter n’est pas possible pour le moment.',
    invalid: 'Veuillez saisir une adresse e-mail valable.',
    age: '16',
  },
  PL: {
    expired: 'Niestety ten link stracił już ważność.',
    generic: 'Z przyczyn technicznych zapis do newslettera nie jest teraz możliwy.',
    invalid: 'Podaj prawidłowy adres e-mail.',
    age: '16',
  },
  CZ: {
    expired: 'Tento odkaz už bohužel není platný.',
    generic: 'Z technických důvodů se teď k odběru newsletteru nelze přihlásit.',
    invalid: 'Zadejte prosím platnou e-mailovou adresu.',
    age: '18',
  },
  HU: {
    expired: 'Ez a link sajnos már nem érvényes.',
    generic: 'Technikai okok miatt most nem lehet feliratkozni a hírlevélre.',
    invalid: 'Kérjük, adjon meg egy érvényes e-mail-címet.',
    age: '16',
  },
  SK: {
    expired: 'Tento odkaz už, žiaľ, nie je platný.',
    generic: 'Z technických príčin sa teraz na odber newslettera nedá prihlásiť.',
    invalid: 'Zadajte, prosím, platnú e-mailovú adresu.',
    age: '18',
  },
  TR: {
    expired: 'Maalesef bu bağlantı artık geçerli değil.',
    generic: 'Teknik bir sorun nedeniyle e-bülten kaydınız şu anda yapılamıyor.',
    invalid: 'Lütfen geçerli bir e-posta adresi girin.',
    age: '16',
  },
}

/** The text with ordinary spaces and hyphens. */
const breakable = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')

/** Fills in the required fields of a site. */
function fillRequired(element: HTMLElement, site: Site): void {
  if (site === 'HU') field<HTMLSelectElement>(element, 'salutation').value = 'MR'
  if (site === 'TR') field(element, 'legals').checked = true
  for (const name of site === 'HU' || site === 'TR' ? ['firstName', 'lastName'] : [])
    field(element, name).value = 'Deniz'
}

describe('shop-newsletter in the language of its country', () => {
  beforeEach(setUp)
  afterEach(tearDown)

  for (const site of SITES) {
    it(`${site}: has its messages for an expired link, an invalid address and a failure, and its minimum age (NEWS-7, SITE-2)`, async () => {
      const { expired, generic, invalid, age } = TEXTS[site]
      let isInvalid = true
      stubSignUp(() => (isInvalid ? json({ type: 'urn:newsletter:email_invalid' }, 400) : json({}, 500)))
      const element = await place(html`<shop-newsletter site=${site} show-doi-error-message></shop-newsletter>`)
      expect(breakable(await messageOf(element, 'warning')).startsWith(expired)).to.equal(true)
      enter(element, 'email', 'anna@shop.example')
      await expanded(element)
      fillRequired(element, site)
      submit(element)
      await waitUntil(() => breakable(errorUnder(element, 'email')) === invalid)
      isInvalid = false
      submit(element)
      expect(breakable(await messageOf(element, 'error')).startsWith(generic)).to.equal(true)
      expect(inside(element, 'form')?.textContent).to.include(age)
    })
  }

  it('TR: says when a sign-up is deleted, and when newsletters stop (NEWS-7)', async () => {
    const element = await place(html`<shop-newsletter site="TR"></shop-newsletter>`)
    field(element, 'email').focus()
    await expanded(element)
    const legal = (await eventually(element, '.sign-up__legal')).textContent
    expect(legal).to.include('14 gün içinde onaylanmayan kayıtlar silinir')
    expect(legal).to.include('2 yıl boyunca hiç açılmayan')
  })
})
