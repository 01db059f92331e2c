import { formatMoney, type MoneyOptions } from '../../shop/money.ts'
import type { Site } from '../../shop/sites.ts'

interface PriceProps extends MoneyOptions {
  /** Cents. */
  amount: number
  /** Cents; shown struck through when it is above the amount. */
  previous?: number | undefined
  /** What a screen reader says before the previous price. */
  previousLabel?: string
  site: Site
}

/** An amount as the site writes it (specification 1 §3, §9). */
export function Price({ amount, previous, previousLabel, site, ...options }: PriceProps) {
  const isReduced = previous !== undefined && previous > amount
  return (
    <span className={`price${isReduced ? ' price--reduced' : ''}`}>
      {isReduced && (
        <s className="price__previous">
          <span className="visually-hidden">{previousLabel} </span>
          {formatMoney(previous, site, options)}
        </s>
      )}
      <span className="price__amount">{formatMoney(amount, site, options)}</span>
    </span>
  )
}
