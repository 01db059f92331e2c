import { useContext } from 'react'
import { type BestPrice, hasBestPriceTooltip } from '../../shop/prices/article-price.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { Tooltip } from '../ui/overlay/Tooltip.tsx'
import { formatPercent } from './formatPercent.ts'

/** The best price of the last 30 days, with a tooltip that explains it (PRICE-25, PRICE-26). */
export function BestPriceHint({ amount, differencePercentage, site }: BestPrice & { site: Site }) {
  const t = useText('minicart')
  const { locale } = useContext(LanguageContext)
  const price = formatMoney(amount, site)
  return (
    <p className="best-price">
      <span className="best-price__text">
        {differencePercentage === undefined
          ? t('bestPrice.text', { price })
          : t('bestPrice.textWithDifference', {
              price,
              percent: formatPercent(differencePercentage, locale, 'exceptZero'),
            })}
      </span>
      {hasBestPriceTooltip(site) && <Tooltip label={t('bestPrice.infoLabel')}>{t('bestPrice.info')}</Tooltip>}
    </p>
  )
}
