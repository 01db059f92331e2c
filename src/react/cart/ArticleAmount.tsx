import { useContext } from 'react'
import type { ArticlePrice } from '../../shop/prices/article-price.ts'
import { isReduced } from '../../shop/prices/is-reduced.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { PriceLines } from '../ui/product/PriceLines.tsx'
import { formatPercent } from './formatPercent.ts'

/** An article's price with its previous price, base price and rebate. */
export function ArticleAmount({ price, site }: { price: ArticlePrice; site: Site }) {
  const t = useText('minicart')
  const { locale } = useContext(LanguageContext)
  const { amount, previous, basePrice, rebatePercentage } = price
  return (
    <PriceLines
      amount={formatMoney(amount, site)}
      previous={isReduced(amount, previous, site) && formatMoney(previous, site)}
      previousLabel={t('originalPrice')}
      basePrice={basePrice}
      promotionText={rebatePercentage && t('rebate', { percent: formatPercent(Math.abs(rebatePercentage), locale) })}
    />
  )
}
