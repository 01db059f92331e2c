// one engine: texts; the keys only send the form
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { EMAIL, EXPIRED, enter, errorUnder, expanded, field, message, mount, SIGN_UP } from './support.ts'

/** The words for an expired link, for a failure and for an invalid address, and the minimum age. */
type Texts = [expired: string, generic: string, invalid: string, age: string]

const GERMAN: Texts = [
  EXPIRED,
  'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!',
  'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  '16',
]

const TEXTS: Record<Site, Texts> = {
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  CH_FR: [
    'Malheureusement, ce lien n’est plus valable.',
    'Pour des raisons techniques, l’inscription à la newsletter n’est pas possible pour le moment.',
    'Veuillez saisir une adresse e-mail valable.',
    '16',
  ],
  PL: [
    'Niestety ten link stracił już ważność.',
    'Z przyczyn technicznych zapis do newslettera nie jest teraz możliwy.',
    'Podaj prawidłowy adres e-mail.',
    '16',
  ],
  CZ: [
    'Tento odkaz už bohužel není platný.',
    'Z technických důvodů se teď k odběru newsletteru nelze přihlásit.',
    'Zadejte prosím platnou e-mailovou adresu.',
    '18',
  ],
  HU: [
    'Ez a link sajnos már nem érvényes.',
    'Technikai okok miatt most nem lehet feliratkozni a hírlevélre.',
    'Kérjük, adjon meg egy érvényes e-mail-címet.',
    '16',
  ],
  SK: [
    'Tento odkaz už, žiaľ, nie je platný.',
    'Z technických príčin sa teraz na odber newslettera nedá prihlásiť.',
    'Zadajte, prosím, platnú e-mailovú adresu.',
    '18',
  ],
  TR: [
    'Maalesef bu bağlantı artık geçerli değil.',
    'Teknik bir sorun nedeniyle e-bülten kaydınız şu anda yapılamıyor.',
    'Lütfen geçerli bir e-posta adresi girin.',
    '16',
  ],
}

/** The text with ordinary spaces and hyphens. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')

describe('the newsletter in the language of its country', () => {
  for (const site of SITES)
    it(`${site}: has its messages and its minimum age (NEWS-7, SITE-2)`, async () => {
      const [expired, generic, invalid, age] = TEXTS[site]
      page.serve({ [SIGN_UP]: () => json({ type: 'urn:newsletter:email_invalid' }, 400) })
      await page.mount(html`<shop-newsletter site=${site} show-doi-error-message></shop-newsletter>`)
      expect(breakable(await message('status')).startsWith(expired)).to.equal(true)
      await enter('email', EMAIL)
      await expanded()
      if (field('salutation')) field<HTMLSelectElement>('salutation').value = 'MR'
      if (site === 'TR') await page.click(field('legals'))
      for (const name of ['firstName', 'lastName']) if (field(name)) await enter(name, 'Deniz')
      await page.press('Enter')
      await page.until(() => breakable(errorUnder('email')) === invalid)
      page.serve({ [SIGN_UP]: () => json({}, 500) })
      await page.press('Enter')
      expect(breakable(await message('alert')).startsWith(generic)).to.equal(true)
      expect(page.select('form').textContent).to.include(age)
    })

  it('TR: says when a sign-up is deleted, and when newsletters stop (NEWS-7)', async () => {
    await mount('TR')
    await page.click(field('email'))
    await expanded()
    expect(page.text())
      .to.include('14 gün içinde onaylanmayan kayıtlar silinir')
      .and.to.include('2 yıl boyunca hiç açılmayan')
  })
})
