import type { SyntheticEvent } from 'react'
import type { Cutout } from '../../shop/promotion/promotion.ts'
import { Picture } from '../ui/product/Picture.tsx'

interface PromotionPictureProps {
  /** The widest first. */
  cutouts: readonly Cutout[]
}

/** Fills its place with the widest cutout that fits the window (specification 1 §9); below them all, the narrowest. */
export function PromotionPicture({ cutouts }: PromotionPictureProps) {
  const sources = cutouts
    .filter(({ breakpoint }) => breakpoint > 0)
    .map(({ url, breakpoint }) => ({ srcSet: srcSetOf(url), media: `(min-width: ${breakpoint}px)` }))

  // Each cutout has a point of its own that stays in view; which one is shown is known when it has come.
  const keepInView = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return
    const isShown = (url: string) => new URL(url, document.baseURI).href === target.currentSrc
    // As a source it was written in another way than as the picture itself.
    const shown = cutouts.find(({ url }) => isShown(srcSetOf(url)) || isShown(url))
    target.style.objectPosition = shown?.position ?? ''
  }
  return (
    <div className="promotion-picture" onLoadCapture={keepInView}>
      <Picture src={cutouts.at(-1)?.url} alt="" sources={sources} ratio="16/9" isPriority />
    </div>
  )
}

/** In a list of addresses blanks and commas separate. */
const srcSetOf = (url: string) => url.trim().replace(/[\s,]/g, encodeURIComponent)
