import { Headset, type IconNode, Mail, MapPinHouse, PackageCheck } from 'lucide'
import type { BenefitSlot, BenefitsPromotion } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { PromotionFrame } from './PromotionFrame.tsx'

const ICONS: Record<BenefitSlot, IconNode> = {
  'free shipping': PackageCheck,
  'newsletter signup': Mail,
  'cross-channel': MapPinHouse,
  service: Headset,
}

interface BenefitsProps {
  theme: string
  promotion: BenefitsPromotion
}

/** Up to four links in a row (PROMO-16), tracked by their slots (PROMO-17). Small screens scroll them sideways. */
export function Benefits({ theme, promotion }: BenefitsProps) {
  const t = useText('promotion')
  return (
    <PromotionFrame promotion={promotion} theme={theme} label={t('benefits')}>
      {() => (
        <ul className="benefits">
          {promotion.benefits.map(({ slot, url, text, isBold }) => (
            <li key={slot} className="benefits__item">
              <a
                className={`benefits__link${isBold ? ' benefits__link--bold' : ''}`}
                href={url}
                data-track={`benefits|${slot}`}
              >
                <Icon icon={ICONS[slot]} size={18} />
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </PromotionFrame>
  )
}
