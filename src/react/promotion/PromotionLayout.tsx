import type { Promotion } from '../../shop/promotion/promotion.ts'
import { Benefits } from './Benefits.tsx'
import { CategoryBanner } from './CategoryBanner.tsx'
import { PiTeaser } from './PiTeaser.tsx'
import { TopBanner } from './TopBanner.tsx'

interface PromotionLayoutProps {
  id: string
  theme: string
  promotion: Promotion
}

/** Renders a promotion in its layout (PROMO-7). */
export default function PromotionLayout({ id, theme, promotion }: PromotionLayoutProps) {
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
