import { LOCALES } from '../../../src/shop/sites/sites.ts'
import { parseTextTable, type Texts } from '../text-table.ts'

/**
 * The texts of one row by locale: German | French | Polish | Czech | Hungarian | Slovak | Turkish. Austria and
 * Switzerland use the German text, but for words of their own.
 */
export function localize(row: string): Texts {
  const [line] = parseTextTable(`row | ${row}`)
  const missing = LOCALES.filter((locale) => !line?.texts[locale])
  if (!line || missing.length > 0) throw new Error(`"${row}" has no text for ${missing.join(', ')}.`)
  return line.texts
}
