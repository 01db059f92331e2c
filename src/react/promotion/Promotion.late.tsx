import { useAtomValue } from 'jotai'
import type { PromotionRequest } from '../../api/promotion/promotion-service.ts'
import type { Promotion as Content } from '../../shop/promotion/promotion.ts'
import { promotionAtom } from '../../state/promotion/promotion.ts'
import { Benefits } from './Benefits.tsx'
import { CategoryBanner } from './CategoryBanner.tsx'
import { PiTeaser } from './PiTeaser.tsx'
import { TopBanner } from './TopBanner.tsx'

export interface PromotionProps extends PromotionRequest {
  /** The element's theme; a promotion may request the dark one of its family. */
  theme: string
  /** Its picture is the first one of the page: fetched at once (PROMO-38). */
  isFirst?: boolean
}

/** A promotion in its layout (PROMO-7). The live layer loads it. */
export default function Promotion({ theme, isFirst = false, ...request }: PromotionProps) {
  const state = useAtomValue(promotionAtom(request))
  return state.status === 'running' && layoutOf(state.promotion, { id: request.id, theme, isFirst })
}

function layoutOf(promotion: Content, { isFirst, ...frame }: { id: string; theme: string; isFirst: boolean }) {
  switch (promotion.layout) {
    case 'top-banner':
      return <TopBanner {...frame} promotion={promotion} />
    case 'category-banner':
      return <CategoryBanner {...frame} isFirst={isFirst} promotion={promotion} />
    case 'pi-teaser':
      return <PiTeaser {...frame} isFirst={isFirst} promotion={promotion} />
    case 'benefits':
      return <Benefits theme={frame.theme} promotion={promotion} />
  }
}
