/** Nine locales in one row: German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
import { LOCALES } from '../../src/shop/sites/sites.ts'
import { parseTextTable, type Texts } from '../services/text-table.ts'

/** A row's texts by locale; Austria speaks as Germany, Swiss German as Germany without ß. */
export function said(row: string): Texts {
  const [line] = parseTextTable(`row | ${row}`)
  const missing = LOCALES.filter((locale) => !line?.texts[locale])
  if (!line || missing.length > 0) throw new Error(`"${row}" says nothing in ${missing.join(', ')}.`)
  return line.texts
}
