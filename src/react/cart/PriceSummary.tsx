import { useAtomValue } from 'jotai'
import type { Cart } from '../../shop/cart/cart.ts'
import { missingForFreeShipping } from '../../shop/prices/free-shipping.ts'
import { formatMoney, hidesSymbol } from '../../shop/prices/money.ts'
import { finalSumOf, summaryLinesOf } from '../../shop/prices/price-summary.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { personalDataAtom } from '../../state/visitor/personal-data.ts'
import { useText } from '../shell/useText.ts'

interface PriceSummaryProps {
  cart: Cart
  site: Site
}

/** The lines above the final sum (MINICART-35). */
export function PriceSummary({ cart, site }: PriceSummaryProps) {
  const t = useText('minicart')
  const lines = summaryLinesOf(cart)
  // Members of the card have other thresholds.
  const { isCardMember } = useAtomValue(personalDataAtom)
  const missing = isCardMember ? undefined : missingForFreeShipping(cart, site)
  if (lines.length === 0) return null
  const amountText = (cents: number | undefined) =>
    cents === undefined ? t('summary.redeemed') : formatMoney(cents, site)
  return (
    <dl className="summary" aria-label={t('summary.label')}>
      {lines.map(({ key, kind, cents, name }) => (
        <div key={key} className={`summary__line summary__line--${kind}`}>
          <dt>{t(`summary.${kind}`, { code: name, number: name })}</dt>
          <dd>{kind === 'freeShipping' ? t('summary.free') : amountText(cents)}</dd>
        </div>
      ))}
      {missing !== undefined && (
        <div className="summary__line summary__line--freeShipping">
          <dt className="visually-hidden">{t('summary.freeShipping')}</dt>
          <dd>{t('summary.untilFree', { amount: formatMoney(missing, site, { withSymbol: true }) })}</dd>
        </div>
      )}
    </dl>
  )
}

/**
 * The amount that is left to pay. Apart from the lines, because it stays in sight while they scroll (MINICART-43). Names the currency where
 * amounts are written without a symbol (PRICE-28).
 */
export function FinalSum({ cart, site }: PriceSummaryProps) {
  const t = useText('minicart')
  const sum = finalSumOf(cart)
  if (sum === undefined) return null
  return (
    <dl className="summary">
      <div className="summary__line summary__line--total">
        <dt>
          {t('summary.total')}
          {hidesSymbol(site) && <span className="summary__currency"> {t('summary.inEuro')}</span>}
        </dt>
        <dd>{formatMoney(sum, site)}</dd>
      </div>
    </dl>
  )
}
