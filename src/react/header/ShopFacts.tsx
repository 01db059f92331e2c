import { BadgeCheck } from 'lucide'
import type { ReactNode } from 'react'
import { ROUTES } from '../../shop/links.ts'
import { freeShippingFrom, NEWSLETTER_DISCOUNT, returnPeriod } from '../../shop/sites/shop-facts.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'

/** What the site promises its customers (HEADER-42, HEADER-43, HEADER-44). */
export function ShopFacts({ site }: { site: Site }) {
  const t = useText('header-flyouts')
  const amount = freeShippingFrom(site)
  const period = returnPeriod(site)
  return (
    <ul className="panel__facts" aria-label={t('facts.label')}>
      {amount && <Fact>{t('facts.shipping', { amount })}</Fact>}
      <Fact>
        <a className="panel__fact-link" href={ROUTES.newsletter} data-track="user_menu|newsletter">
          {t('facts.newsletter', { percent: NEWSLETTER_DISCOUNT })}
        </a>
      </Fact>
      {period && <Fact>{t(`facts.returns.${period.unit}`, { count: period.count })}</Fact>}
    </ul>
  )
}

const Fact = ({ children }: { children: ReactNode }) => (
  <li className="panel__fact">
    <Icon icon={BadgeCheck} size={16} strokeWidth={2.25} />
    <span>{children}</span>
  </li>
)
