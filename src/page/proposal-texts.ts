import type { Texts } from './built-in-texts.ts'

/**
 * The texts of proposed changes of the cart in a locale, of its own: a file that few visitors read (PROPOSAL-12).
 *
 * @throws when the file can't be loaded.
 */
export async function proposalTexts(locale: string): Promise<Texts> {
  const file: { default: Texts } = await import(`../../locales/${locale}/proposals.json`)
  return file.default
}
