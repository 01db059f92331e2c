import { useContext } from 'react'
import type { ArticlePrice } from '../../shop/prices/article-price.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { Price } from '../ui/product/Price.tsx'
import { formatPercent } from './formatPercent.ts'

/** An article's price with its previous price, base price and rebate. */
export function ArticleAmount({ price, site }: { price: ArticlePrice; site: Site }) {
  const t = useText('minicart')
  const { locale } = useContext(LanguageContext)
  const { amount, previous, basePrice, rebatePercentage } = price
  return (
    <Price
      amount={amount}
      previous={previous}
      previousLabel={t('originalPrice')}
      site={site}
      basePrice={basePrice}
      promotionText={rebatePercentage && t('rebate', { percent: formatPercent(Math.abs(rebatePercentage), locale) })}
    />
  )
}
