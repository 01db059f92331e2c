import { expect } from '@open-wc/testing'
import { type Language, loadTexts, translator } from '../../../../src/i18n/texts.ts'
import { FORM_LANGUAGES, formTexts } from '../../../../src/react/form-texts.ts'
import { PASSWORD_STRENGTHS } from '../../../../src/shop/form/password-strength.ts'
import { LOCALES } from '../../../../src/shop/sites/sites.ts'

const LANGUAGES: Language[] = [...LOCALES, 'en']

describe('texts of form fields', () => {
  it('have four words for the strength of a password in every language (FIELD-31)', async () => {
    expect([...LANGUAGES].sort()).to.deep.equal(
      ['cs-CZ', 'de-AT', 'de-CH', 'de-DE', 'en', 'fr-CH', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR'].sort(),
    )
    for (const language of LANGUAGES) {
      await loadTexts(language, ['form'])
      const t = translator(language, 'form', 'Shop')
      const words = PASSWORD_STRENGTHS.map((strength) => t(`passwordStrength.${strength}`))
      expect(new Set(words).size, language).to.equal(4)
      expect(words.join(), language).to.not.include('passwordStrength')
      if (language.startsWith('de')) expect(words).to.deep.equal(['schwach', 'okay', 'stark', 'sehr stark'])
    }
  })

  it('have a default validation message in every language (FIELD-40)', async () => {
    const messages = new Map<Language, string>()
    for (const language of LANGUAGES) {
      await loadTexts(language, ['form'])
      messages.set(language, translator(language, 'form', 'Shop')('invalid', { field: 'E-mail' }))
      expect(messages.get(language), language).to.include('E-mail')
    }
    expect(messages.get('en')).to.equal('E-mail is not valid.')
    expect(messages.get('de-AT')).to.equal('E-mail ist nicht gültig.')
  })

  it('are handed to applications in the same languages (PART-39)', () => {
    expect([...FORM_LANGUAGES].sort()).to.deep.equal([...LANGUAGES].sort())
    for (const language of FORM_LANGUAGES) {
      const { requiredLabel, showLabel, hideLabel, strength } = formTexts(language)
      expect(new Set([requiredLabel, showLabel, hideLabel, strength.label]).size, language).to.equal(4)
    }
    expect(formTexts('de-CH').invalid('IBAN')).to.equal('IBAN ist nicht gültig.')
  })
})
