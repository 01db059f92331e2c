import { MONEY } from '../sites/facts.ts'
import type { MoneyFormat } from '../sites/site.ts'
import type { Site } from '../sites/sites.ts'

// No-break, so that an amount stays on one line (PRICE-9).
const SPACE = '\u00a0'
const NO_AMOUNT = '–'
/** The sign of a number, not a hyphen; screen readers say it. */
export const MINUS = '\u2212'

export interface MoneyOptions {
  /** Default: true, on DE false (PRICE-10). */
  withSymbol?: boolean
}

/** The parts of an amount, in the order in which they are written. */
export interface MoneyParts {
  /** Includes the space; empty where the symbol comes last. */
  symbolBefore: string
  sign: string
  /** Grouped by thousands. */
  whole: string
  separator: string
  /** Two digits; empty on sites without decimals. */
  decimal: string
  /** Includes the space. */
  symbolAfter: string
}

/** Whether amounts are written without their symbol, unless asked for (PRICE-10). */
export const hidesSymbol = (site: Site): boolean => MONEY[site].isSymbolHiddenByDefault ?? false

/** False for NaN, infinity, and numbers too large to be exact in cents (PRICE-3). */
export const isAmount = (cents: unknown): cents is number =>
  typeof cents === 'number' && Number.isSafeInteger(Math.trunc(cents))

/** A number without its decimals, in groups of three digits. Browsers differ in how they group. */
const grouped = (value: number, separator: string): string =>
  String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, separator)

/** How many there are, e.g. "1'250" on CH (FLYOUT-37). */
export function formatCount(count: number, site: Site): string {
  const { thousands, thousandsOfCounts = thousands }: MoneyFormat = MONEY[site]
  return grouped(count, thousandsOfCounts)
}

/**
 * Splits an amount in cents into its parts (PRICE-1). The sign is a part of its own, since the whole part of -50 cents is 0
 * (PRICE-2). An invalid amount becomes a dash without a symbol, never "NaN" (PRICE-3).
 */
export function moneyParts(cents: number, site: Site, options: MoneyOptions = {}): MoneyParts {
  const parts = { symbolBefore: '', sign: '', whole: NO_AMOUNT, separator: '', decimal: '', symbolAfter: '' }
  if (!isAmount(cents)) return parts
  const { symbol, isSymbolFirst, decimals } = MONEY[site]
  const absolute = Math.abs(Math.trunc(cents))
  parts.whole = grouped(absolute / 100, MONEY[site].thousands)
  if (decimals) {
    parts.separator = decimals
    parts.decimal = String(absolute % 100).padStart(2, '0')
  }
  // No sign when all digits shown are zeros.
  if (cents < 0 && absolute >= (decimals ? 1 : 100)) parts.sign = MINUS
  if (options.withSymbol ?? !hidesSymbol(site)) {
    if (isSymbolFirst) parts.symbolBefore = symbol + SPACE
    else parts.symbolAfter = SPACE + symbol
  }
  return parts
}

/** Formats an amount in cents for a site, e.g. 123456 → "1.234,56 €" on AT (PRICE-4, PRICE-5, PRICE-6, PRICE-7, PRICE-8). */
export function formatMoney(cents: number, site: Site, options?: MoneyOptions): string {
  const { symbolBefore, sign, whole, separator, decimal, symbolAfter } = moneyParts(cents, site, options)
  return symbolBefore + sign + whole + separator + decimal + symbolAfter
}
