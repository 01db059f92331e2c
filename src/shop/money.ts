import type { Site } from './sites.ts'

/** How a site writes money (specification 1 §9). */
export interface MoneyFormat {
  currency: 'EUR' | 'CHF' | 'PLN' | 'CZK' | 'HUF' | 'TRY'
  symbol: string
  thousands: string
  /** Empty on sites without decimals. */
  decimals: string
  /** DE hides its symbol unless asked. */
  isSymbolHiddenByDefault?: true
}

// A no-break space keeps an amount on one line.
const SPACE = '\u00a0'
const EURO = { currency: 'EUR', symbol: '€', thousands: '.', decimals: ',' } as const
const FRANC = { currency: 'CHF', symbol: 'CHF', thousands: "'", decimals: '.' } as const

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

export interface MoneyParts {
  isNegative: boolean
  /** Grouped by thousands, no sign. */
  whole: string
  /** Two digits; empty on sites without decimals. */
  decimal: string
}

/**
 * Splits an amount in cents as the specification says: the whole part is the integer division by 100, the decimal part
 * the remainder of the absolute value. The sign is kept apart, so that -50 cents is not shown as 0.
 */
export function moneyParts(cents: number, site: Site): MoneyParts {
  const { thousands, decimals } = MONEY[site]
  const absolute = Math.abs(Math.trunc(cents))
  const whole = String(Math.trunc(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)
  const decimal = decimals ? String(absolute % 100).padStart(2, '0') : ''
  return { isNegative: cents < 0 && (decimal !== '' || absolute >= 100), whole, decimal }
}

export interface MoneyOptions {
  /** Default: shown, but on DE. */
  withSymbol?: boolean
}

/** An amount in cents as the site writes it, e.g. 123456 → "1.234,56 €" on AT. */
export function formatMoney(cents: number, site: Site, options: MoneyOptions = {}): string {
  const { symbol, decimals, isSymbolHiddenByDefault } = MONEY[site]
  const { isNegative, whole, decimal } = moneyParts(cents, site)
  const amount = `${isNegative ? '-' : ''}${whole}${decimals}${decimal}`
  const withSymbol = options.withSymbol ?? !isSymbolHiddenByDefault
  if (!withSymbol) return amount
  return symbol === 'CHF' ? `${symbol}${SPACE}${amount}` : `${amount}${SPACE}${symbol}`
}
