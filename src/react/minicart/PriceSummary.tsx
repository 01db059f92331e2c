import { useText } from '../../i18n/useText.ts'
import type { Cart } from '../../shop/cart.ts'
import { formatMoney } from '../../shop/money.ts'
import { summaryLinesOf } from '../../shop/price-summary.ts'
import type { Site } from '../../shop/sites.ts'

/** What it comes to, line by line (specification 1 §2, §5). */
export function PriceSummary({ cart, site }: { cart: Cart; site: Site }) {
  const t = useText('minicart')
  const money = (cents: number) => formatMoney(cents, site, { withSymbol: true })
  return (
    <dl className="summary" aria-label={t('summary.label')}>
      {summaryLinesOf(cart).map((line) => (
        <div key={line.key} className={`summary__line summary__line--${line.kind}`}>
          <dt>{t(`summary.${line.kind}`, { code: line.name, number: line.name })}</dt>
          <dd>{line.kind === 'freeShipping' ? t('summary.free') : money(line.cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
