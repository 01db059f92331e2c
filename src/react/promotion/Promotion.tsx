import type { PromotionRequest } from '../../api/promotion-service.ts'
import { Benefits } from './Benefits.tsx'
import { CategoryBanner } from './CategoryBanner.tsx'
import { PiTeaser } from './PiTeaser.tsx'
import { TopBanner } from './TopBanner.tsx'
import { usePromotion } from './usePromotion.ts'

export interface PromotionProps extends PromotionRequest {
  /** The element's own; a campaign may ask for its dark side. */
  theme: string
}

/** A campaign in the layout of its type, once its answer is there (specification 1 §4). */
export function Promotion({ theme, ...request }: PromotionProps) {
  const state = usePromotion(request)
  if (state.status === 'loading') return null
  // Something, if nothing to see: the place keeps its room while it is empty.
  if (state.status === 'none') return <span hidden />
  const { promotion } = state
  const { id } = request
  switch (promotion.layout) {
    case 'top-banner':
      return <TopBanner id={id} theme={theme} promotion={promotion} />
    case 'category-banner':
      return <CategoryBanner id={id} theme={theme} promotion={promotion} />
    case 'pi-teaser':
      return <PiTeaser id={id} theme={theme} promotion={promotion} />
    case 'benefits':
      return <Benefits theme={theme} promotion={promotion} />
  }
}
