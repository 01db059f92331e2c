import type { Site } from '../sites/sites.ts'

/** How a site writes money (specification 1 §9). */
export interface MoneyFormat {
  currency: 'EUR' | 'CHF' | 'PLN' | 'CZK' | 'HUF' | 'TRY'
  symbol: string
  isSymbolFirst?: true
  thousands: string
  /** Empty on sites without decimals. */
  decimals: string
  /** DE hides its symbol unless asked. */
  isSymbolHiddenByDefault?: true
}

// A no-break space keeps an amount on one line.
const SPACE = '\u00a0'
const NO_AMOUNT = '–'
const EURO = { currency: 'EUR', symbol: '€', thousands: '.', decimals: ',' } as const
const FRANC = { currency: 'CHF', symbol: 'CHF', isSymbolFirst: true, thousands: "'", decimals: '.' } as const

export const MONEY: Record<Site, MoneyFormat> = {
  DE: { ...EURO, isSymbolHiddenByDefault: true },
  AT: EURO,
  SK: EURO,
  CH: FRANC,
  CH_FR: FRANC,
  PL: { currency: 'PLN', symbol: 'zł', thousands: SPACE, decimals: ',' },
  CZ: { currency: 'CZK', symbol: 'Kč', thousands: SPACE, decimals: '' },
  HU: { currency: 'HUF', symbol: 'Ft', thousands: SPACE, decimals: '' },
  TR: { currency: 'TRY', symbol: 'TL', thousands: '.', decimals: ',' },
}

export interface MoneyOptions {
  /** Default: shown, but on DE. */
  withSymbol?: boolean
}

/** An amount in its pieces, in the order they are written. */
export interface MoneyParts {
  /** With its space, where the symbol stands first. */
  symbolBefore: string
  sign: string
  /** Grouped by thousands. */
  whole: string
  separator: string
  /** Two digits; empty on sites without decimals. */
  decimal: string
  /** With its space. */
  symbolAfter: string
}

/** No amount: NaN, an infinity, and what is too large to be counted in cents. */
export const isAmount = (cents: unknown): cents is number =>
  typeof cents === 'number' && Number.isSafeInteger(Math.trunc(cents))

/**
 * Splits an amount in cents as the specification says: the whole part is the integer division by 100, the decimal part
 * the remainder of the absolute value. The sign is kept apart, so that -50 cents is not shown as 0. A fraction of a cent
 * is cut off; what is no amount is a dash without a symbol, because money never reads "NaN".
 */
export function moneyParts(cents: number, site: Site, options: MoneyOptions = {}): MoneyParts {
  const parts = { symbolBefore: '', sign: '', whole: NO_AMOUNT, separator: '', decimal: '', symbolAfter: '' }
  if (!isAmount(cents)) return parts
  const { symbol, isSymbolFirst, thousands, decimals, isSymbolHiddenByDefault } = MONEY[site]
  const absolute = Math.abs(Math.trunc(cents))
  parts.whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  if (decimals) {
    parts.separator = decimals
    parts.decimal = String(absolute % 100).padStart(2, '0')
  }
  // Nothing but zeros has no sign.
  if (cents < 0 && absolute >= (decimals ? 1 : 100)) parts.sign = '-'
  if (options.withSymbol ?? !isSymbolHiddenByDefault) {
    if (isSymbolFirst) parts.symbolBefore = symbol + SPACE
    else parts.symbolAfter = SPACE + symbol
  }
  return parts
}

/** An amount in cents as the site writes it, e.g. 123456 → "1.234,56 €" on AT; a dash for what is no amount. */
export function formatMoney(cents: number, site: Site, options?: MoneyOptions): string {
  const { symbolBefore, sign, whole, separator, decimal, symbolAfter } = moneyParts(cents, site, options)
  return symbolBefore + sign + whole + separator + decimal + symbolAfter
}
