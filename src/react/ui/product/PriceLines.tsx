import type { ReactNode } from 'react'

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
export const PriceLines = ({ amount, previous, look = 'price--m price--end', children, ...more }: PriceLinesProps) => (
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
