import type { Locale } from '../sites/sites.ts'
import { MINUS } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats a percentage in the notation of the language, e.g. "12 %" in German, "%12" in Turkish (PRICE-21). */
export function formatPercent(percentage: number, locale: Locale, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const key = `${locale} ${signDisplay}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay })
    formats.set(key, format)
  }
  // Some locales have a hyphen. A line may break between two signs, which Turkish has.
  return format
    .format(percentage / 100)
    .replace('-', MINUS)
    .replace(`${MINUS}%`, `${MINUS}\u2060%`)
}
