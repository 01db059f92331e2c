import type { CategoryPromotion } from '../../shop/promotion/promotion.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { LegalDetails } from './LegalText.tsx'
import { PromotionFrame } from './PromotionFrame.tsx'
import { PromotionPicture } from './PromotionPicture.tsx'
import { Rich, RichPair } from './Rich.tsx'
import { VoucherCode } from './VoucherCode.tsx'

interface CategoryBannerProps {
  id: string
  theme: string
  isFirst: boolean
  promotion: CategoryPromotion
}

/** Picture, texts, and a voucher code or a call-to-action link (PROMO-13). */
export function CategoryBanner({ id, theme, isFirst, promotion }: CategoryBannerProps) {
  const t = useText('promotion')
  const { headline, subline, longText, shortText, cutouts, voucher, callToAction, legal } = promotion
  return (
    <PromotionFrame promotion={promotion} theme={theme} headline={headline}>
      {(title) => (
        <div className="category-banner">
          {cutouts.length > 0 && (
            <div className="category-banner__picture">
              <PromotionPicture cutouts={cutouts} isPriority={isFirst} />
            </div>
          )}
          <div className="category-banner__words">
            {subline && (
              <div className="category-banner__subline">
                <Rich text={subline} />
              </div>
            )}
            {title}
            <RichPair long={longText} short={shortText} />
            {voucher && <VoucherCode voucher={voucher} />}
            {callToAction && (
              <div>
                <ButtonLink href={callToAction.url} data-track={`category_banner|${id}`}>
                  {callToAction.text ?? t('discover')}
                </ButtonLink>
              </div>
            )}
            {legal && <LegalDetails text={legal} />}
          </div>
        </div>
      )}
    </PromotionFrame>
  )
}
