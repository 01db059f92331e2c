import type { ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { isReduced } from '../../../shop/prices/is-reduced.ts'
import { formatMoney, isAmount, type MoneyOptions, type MoneyParts, moneyParts } from '../../../shop/prices/money.ts'
import { SITES, type Site } from '../../../shop/sites/sites.ts'
import { validChoice } from '../validChoice.ts'
import { type Footnote, FootnoteMark } from './Footnotes.tsx'

interface PriceLinesProps {
  /** In the notation of the site, as all amounts here. */
  amount: ReactNode
  /** Not there unless the price is reduced (PRICE-11). */
  previous?: string | false
  /** Read by screen readers before the previous price. */
  previousLabel?: string | undefined
  basePrice?: ReactNode
  promotionText?: ReactNode
  /** Classes of a size and an alignment. */
  look?: string
  /** Shown after the amount. */
  children?: ReactNode
}

/** The lines of a price, as they are: carts need no more. `Price` checks what it is given, and has looks and footnotes. */
const PriceLines = ({ amount, previous, look = 'price--m price--end', children, ...more }: PriceLinesProps) => (
  <span className={`price ${look}${previous ? ' price--reduced' : ''}`}>
    {previous && (
      <s className="price__previous">
        <span className="visually-hidden">{more.previousLabel} </span>
        {previous}
      </s>
    )}
    <span className="price__now">
      <span className="price__amount">{amount}</span>
      {children}
    </span>
    {more.basePrice && <span className="price__base">{more.basePrice}</span>}
    {more.promotionText && <span className="price__promotion">{more.promotionText}</span>}
  </span>
)

const SIZES = ['m', 's', 'l'] as const
const ALIGNS = ['end', 'start'] as const

type PreviousPrice =
  | { previous?: undefined; previousLabel?: string }
  | {
      /** Cents; shown only when it is above the amount, and written differently (PRICE-11). */
      previous: number | undefined
      /** Read by screen readers before the previous price. */
      previousLabel: string
    }

type PriceProps = PreviousPrice &
  MoneyOptions & {
    /** Cents. */
    amount: number
    site: Site
    /** Per kilogram, litre or piece, in the words of the service (PRICE-12). */
    basePrice?: ReactNode
    promotionText?: ReactNode
    footnotes?: readonly Footnote[]
    /** `l` raises the decimal part (PRICE-13). */
    size?: (typeof SIZES)[number]
    /** `end` suits a column of amounts, `start` a card. */
    align?: (typeof ALIGNS)[number]
  }

/** A price in the notation of the site. Without a valid amount nothing is shown, since the other parts refer to it (PRICE-15). */
export function Price(props: PriceProps) {
  const { amount, previous, previousLabel, basePrice, promotionText, footnotes = [], ...options } = props
  if (!isAmount(amount)) {
    warn(`Price: the amount (${typeof amount}) is no amount in cents; no price is shown.`)
    return null
  }
  const site = validChoice(SITES, options.site, 'Price: site')
  const size = validChoice(SIZES, options.size ?? 'm', 'Price: size')
  const align = validChoice(ALIGNS, options.align ?? 'end', 'Price: align')
  const hasPrevious = previous !== undefined && isValidPrevious(previous) && isReduced(amount, previous, site)
  return (
    <PriceLines
      amount={
        size === 'l' ? <LargeAmount {...moneyParts(amount, site, options)} /> : formatMoney(amount, site, options)
      }
      previous={hasPrevious && formatMoney(previous, site, options)}
      look={`price--${size} price--${align}`}
      {...{ previousLabel, basePrice, promotionText }}
    >
      {footnotes.map((footnote) => (
        <FootnoteMark key={footnote.mark} {...footnote} />
      ))}
    </PriceLines>
  )
}

function isValidPrevious(previous: number): boolean {
  if (isAmount(previous)) return true
  warn(`Price: the previous price (${typeof previous}) is no amount in cents; it is left out.`)
  return false
}

/** Whole and decimal part look different, but screen readers hear one amount (PRICE-13). */
function LargeAmount(parts: MoneyParts) {
  const { symbolBefore, sign, whole, separator, decimal, symbolAfter } = parts
  return (
    <>
      <span className="price__spoken visually-hidden">
        {symbolBefore + sign + whole + separator + decimal + symbolAfter}
      </span>
      <span aria-hidden="true">
        {symbolBefore && <span className="price__symbol">{symbolBefore}</span>}
        <span className="price__whole">{sign + whole}</span>
        {separator}
        {decimal && <span className="price__decimal">{decimal}</span>}
        {symbolAfter && <span className="price__symbol">{symbolAfter}</span>}
      </span>
    </>
  )
}
