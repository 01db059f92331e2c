import type { Locale } from '../../shop/sites/sites.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A percentage as its language writes it: "12 %" in German, "%12" in Turkish. */
export function percentText(percentage: number, locale: Locale, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const key = `${locale} ${signDisplay}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay })
    formats.set(key, format)
  }
  return format.format(percentage / 100)
}
