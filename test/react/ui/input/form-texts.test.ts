import { expect } from '@open-wc/testing'
import { loadTexts, translator } from '../../../../src/i18n/texts.ts'
import { FORM_LANGUAGES, formTexts } from '../../../../src/react/form-texts.ts'
import { PASSWORD_STRENGTHS } from '../../../../src/shop/form/password-strength.ts'
import { LOCALES } from '../../../../src/shop/sites/sites.ts'

describe('the texts of form fields', () => {
  it('are there in ten languages, for elements and for applications alike (FIELD-31, FIELD-40, PART-39)', async () => {
    expect(LOCALES).to.have.length(9)
    expect([...FORM_LANGUAGES].sort()).to.deep.equal([...LOCALES, 'en'].sort())
    for (const language of FORM_LANGUAGES) {
      await loadTexts(language, ['form'])
      const t = translator(language, 'form', 'Shop')
      const { requiredLabel, showLabel, hideLabel, strength, invalid } = formTexts(language)
      const words = PASSWORD_STRENGTHS.map((name) => strength.strengths[name])
      expect(PASSWORD_STRENGTHS.map((name) => t(`passwordStrength.${name}`))).to.deep.equal(words)
      expect(t('invalid', { field: 'E-mail' })).to.equal(invalid('E-mail'))
      expect(invalid('E-mail'), language).to.include('E-mail')
      expect(new Set([requiredLabel, showLabel, hideLabel, strength.label, ...words]).size, language).to.equal(8)
      if (language.startsWith('de')) {
        expect(words).to.deep.equal(['schwach', 'okay', 'stark', 'sehr stark'])
        expect(invalid('IBAN')).to.equal('IBAN ist nicht gültig.')
      }
    }
    expect(formTexts('en').invalid('E-mail')).to.equal('E-mail is not valid.')
  })
})
