import { ChevronRight } from 'lucide'
import type { PiPromotion } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { LegalDetails } from './LegalText.tsx'
import { PromotionFrame } from './PromotionFrame.tsx'
import { PromotionPicture } from './PromotionPicture.tsx'
import { Rich } from './Rich.tsx'

interface PiTeaserProps {
  id: string
  theme: string
  isFirst: boolean
  promotion: PiPromotion
}

/** The phase-integration teaser: the theme of the current weeks (PROMO-14). */
export function PiTeaser({ id, theme, isFirst, promotion }: PiTeaserProps) {
  const t = useText('promotion')
  const { headline, subline, cutouts, link, legal } = promotion
  return (
    <PromotionFrame promotion={promotion} theme={theme} headline={headline}>
      {(title) => (
        <div className="pi-teaser">
          {cutouts.length > 0 && (
            <div className="pi-teaser__picture">
              <PromotionPicture cutouts={cutouts} isPriority={isFirst} />
            </div>
          )}
          <div className="pi-teaser__words">
            {title}
            {subline && (
              <div>
                <Rich text={subline} />
              </div>
            )}
            {link && (
              <a className="pi-teaser__link" href={link.url} data-track={`pi_teaser|${id}`}>
                {link.text ?? t('discover')}
                <Icon icon={ChevronRight} size={18} />
              </a>
            )}
            {legal && <LegalDetails text={legal} />}
          </div>
        </div>
      )}
    </PromotionFrame>
  )
}
