import type { Texts } from './built-in-texts.ts'

/**
 * The texts of the notice on the legal guarantee in a locale, of its own: a file that few visitors read (LAW-8).
 *
 * @throws when the file can't be loaded.
 */
export async function noticeTexts(locale: string): Promise<Texts> {
  const file: { default: Texts } = await import(`../../locales/${locale}/guarantee-notice.json`)
  return file.default
}
