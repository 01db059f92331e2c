import type { TopBannerPromotion } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { LegalDetails } from './LegalText.tsx'
import { PromotionFrame } from './PromotionFrame.tsx'
import { RichPair } from './Rich.tsx'

interface TopBannerProps {
  id: string
  theme: string
  promotion: TopBannerPromotion
}

/** A line of text above the header, with a legal text that opens below it (PROMO-12). */
export function TopBanner({ id, theme, promotion }: TopBannerProps) {
  const t = useText('promotion')
  const { headline, longText, shortText, link, legal } = promotion
  return (
    <PromotionFrame promotion={promotion} theme={theme} headline={headline}>
      {(title) => (
        <div className="top-banner">
          <div className="top-banner__words">
            {title}
            <RichPair long={longText} short={shortText} />
          </div>
          {(link || legal) && (
            <div className="top-banner__actions">
              {link && (
                <a className="top-banner__link" href={link.url} data-track={`top_banner|${id}`}>
                  {link.text ?? t('discover')}
                </a>
              )}
              {legal && <LegalDetails text={legal} />}
            </div>
          )}
        </div>
      )}
    </PromotionFrame>
  )
}
