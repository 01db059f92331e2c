import type { SyntheticEvent } from 'react'
import type { Cutout } from '../../shop/promotion/promotion.ts'
import { Picture } from '../ui/product/Picture.tsx'

interface PromotionPictureProps {
  /** Widest first. */
  cutouts: readonly Cutout[]
}

/** Shows the widest cutout that fits the window, or else the narrowest (PROMO-20). Decorative (PROMO-22). */
export function PromotionPicture({ cutouts }: PromotionPictureProps) {
  const sources = cutouts
    .filter(({ breakpoint }) => breakpoint > 0)
    .map(({ url, breakpoint }) => ({ srcSet: srcSetOf(url), media: `(min-width: ${breakpoint}px)` }))

  // Each cutout has a position of its own; which one the browser chose is known when it has loaded (PROMO-21).
  const positionPicture = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    const isCurrent = (url: string) => new URL(url, document.baseURI).href === target.currentSrc
    // `srcSet` has the encoded address, `src` the original one.
    const shown = cutouts.find(({ url }) => isCurrent(srcSetOf(url)) || isCurrent(url))
    target.style.objectPosition = shown?.position ?? ''
  }
  return (
    <div className="promotion-picture" onLoadCapture={positionPicture}>
      <Picture src={cutouts.at(-1)?.url} alt="" sources={sources} ratio="16/9" isPriority />
    </div>
  )
}

/** Spaces and commas are separators in `srcset`. */
const srcSetOf = (url: string) => url.trim().replace(/[\s,]/g, encodeURIComponent)
