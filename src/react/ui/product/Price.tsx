import type { ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { formatMoney, isAmount, type MoneyOptions, type MoneyParts, moneyParts } from '../../../shop/prices/money.ts'
import { SITES, type Site } from '../../../shop/sites/sites.ts'
import { known } from '../known.ts'

export interface Footnote {
  /** What is written, e.g. "1". */
  mark: string
  /** What a screen reader says instead, e.g. "Footnote 1". */
  label: string
  /** Where the note stands. An id is looked for in the page, never in a shadow root. */
  href?: string
}

const SIZES = ['m', 's', 'l'] as const
const ALIGNS = ['end', 'start'] as const

type PreviousPrice =
  | { previous?: undefined; previousLabel?: string }
  | {
      /** Cents; shown struck through when it is above the amount. */
      previous: number | undefined
      /** What a screen reader says before the previous price. */
      previousLabel: string
    }

type PriceProps = PreviousPrice &
  MoneyOptions & {
    /** Cents. */
    amount: number
    site: Site
    /** Per kilogram, litre or piece, as the shop words it. */
    basePrice?: ReactNode
    promotionText?: ReactNode
    footnotes?: readonly Footnote[]
    /** The large one raises the decimal part. */
    size?: (typeof SIZES)[number]
    /** Where its lines meet: at the end in a column of amounts, at the start on a card. */
    align?: (typeof ALIGNS)[number]
  }

/**
 * What something costs, as the site writes it (specification 1 §3, §9). Without an amount nothing is shown at all: a
 * previous price, a base price or a footnote would belong to nothing.
 */
export function Price({
  amount,
  previous,
  previousLabel,
  basePrice,
  promotionText,
  footnotes = [],
  ...options
}: PriceProps) {
  if (!isAmount(amount)) {
    warn(`Price: ${String(amount)} is no amount in cents; no price is shown.`)
    return null
  }
  const site = known(SITES, options.site, 'Price: site')
  const size = known(SIZES, options.size ?? 'm', 'Price: size')
  const align = known(ALIGNS, options.align ?? 'end', 'Price: align')
  const isReduced = previous !== undefined && isPrevious(previous) && previous > amount
  return (
    <span className={`price price--${size} price--${align}${isReduced ? ' price--reduced' : ''}`}>
      {isReduced && (
        <s className="price__previous">
          <span className="visually-hidden">{previousLabel} </span>
          {formatMoney(previous, site, options)}
        </s>
      )}
      <span className="price__now">
        <span className="price__amount">
          {size === 'l' ? <Figure {...moneyParts(amount, site, options)} /> : formatMoney(amount, site, options)}
        </span>
        {footnotes.map((footnote) => (
          <Mark key={footnote.mark} {...footnote} />
        ))}
      </span>
      {basePrice && <span className="price__base">{basePrice}</span>}
      {promotionText && <span className="price__promotion">{promotionText}</span>}
    </span>
  )
}

function isPrevious(previous: number): boolean {
  if (isAmount(previous)) return true
  warn(`Price: the previous price ${String(previous)} is no amount in cents; it is left out.`)
  return false
}

/** Whole and decimal part apart for the eye, one amount for the ear. */
function Figure(parts: MoneyParts) {
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

function Mark({ mark, label, href }: Footnote) {
  return (
    <sup className="price__footnote">
      {href ? (
        <a className="price__footnote-link" href={href} aria-label={label}>
          {mark}
        </a>
      ) : (
        <>
          <span className="visually-hidden">{label}</span>
          <span aria-hidden="true">{mark}</span>
        </>
      )}
    </sup>
  )
}
