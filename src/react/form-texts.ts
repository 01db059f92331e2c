/** The texts of the form parts in ten languages (FIELD-31, FIELD-40), for pages that use the parts by themselves. */
import cs from '../../locales/cs-CZ/form.json'
import deAt from '../../locales/de-AT/form.json'
import deCh from '../../locales/de-CH/form.json'
import de from '../../locales/de-DE/form.json'
import en from '../../locales/en/form.json'
import fr from '../../locales/fr-CH/form.json'
import hu from '../../locales/hu-HU/form.json'
import pl from '../../locales/pl-PL/form.json'
import sk from '../../locales/sk-SK/form.json'
import tr from '../../locales/tr-TR/form.json'
import type { PasswordStrengthTexts } from './ui/input/PasswordStrength.tsx'

const TEXTS = {
  'de-DE': de,
  'de-AT': { ...de, ...deAt },
  'de-CH': { ...de, ...deCh },
  'fr-CH': fr,
  'pl-PL': pl,
  'sk-SK': sk,
  'cs-CZ': cs,
  'hu-HU': hu,
  'tr-TR': tr,
  en,
}

export type FormLanguage = keyof typeof TEXTS
export const FORM_LANGUAGES = Object.keys(TEXTS) as FormLanguage[]

export interface FormTexts {
  /** The tooltip of a required field's star. */
  requiredLabel: string
  /** For `PasswordInput`: the button with the eye. */
  showLabel: string
  hideLabel: string
  /** For `PasswordInput` and `PasswordStrength`. */
  strength: PasswordStrengthTexts
  /** For `invalidMessage`: "{field} is not valid." */
  invalid(field: string): string
}

/** The texts of a language; those of de-DE for any other. */
export function formTexts(language: FormLanguage): FormTexts {
  const texts = TEXTS[language] ?? de
  return {
    requiredLabel: texts.required,
    showLabel: texts.showPassword,
    hideLabel: texts.hidePassword,
    strength: { label: texts.passwordStrengthLabel, strengths: texts.passwordStrength },
    invalid: (field) => texts.invalid.replace('{{field}}', () => field),
  }
}
