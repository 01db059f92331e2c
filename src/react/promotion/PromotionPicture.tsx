import { useEffect, useEffectEvent, useRef } from 'react'
import type { Cutout } from '../../shop/promotion/promotion.ts'
import { positionOf } from '../../view/promotion/promotion-styles.ts'
import { Picture } from '../ui/product/Picture.tsx'

interface PromotionPictureProps {
  /** Widest first. */
  cutouts: readonly Cutout[]
  isPriority: boolean
}

/** Shows the widest cutout that fits the window, or else the narrowest (PROMO-20). Decorative (PROMO-22). */
export function PromotionPicture({ cutouts, isPriority }: PromotionPictureProps) {
  const sources = cutouts
    .filter(({ breakpoint }) => breakpoint > 0)
    .map(({ url, breakpoint }) => ({ srcSet: srcSetOf(url), media: `(min-width: ${breakpoint}px)` }))

  // Each cutout has a position of its own; which one the browser chose can be read when it has loaded (PROMO-21).
  const positionPicture = (target: EventTarget | null | undefined) => {
    if (!(target instanceof HTMLImageElement)) return
    const isCurrent = (url: string) => new URL(url, document.baseURI).href === target.currentSrc
    // `srcSet` has the encoded address, `src` the original one.
    const shown = cutouts.find(({ url }) => isCurrent(srcSetOf(url)) || isCurrent(url))
    target.style.objectPosition = positionOf(shown)
  }
  // In a fragment it may have loaded before.
  const box = useRef<HTMLDivElement>(null)
  const onHydrated = useEffectEvent(() => positionPicture(box.current?.querySelector('img')))
  useEffect(() => onHydrated(), [])
  return (
    <div ref={box} className="promotion-picture" onLoadCapture={({ target }) => positionPicture(target)}>
      <Picture
        src={cutouts.at(-1)?.url}
        alt=""
        sources={sources}
        ratio="16/9"
        naturalSize={SIZE}
        isPriority={isPriority}
      />
    </div>
  )
}

/** In px: crawlers read it, and the layout decides (PROMO-38). */
const SIZE = { width: 960, height: 540 }

/** Spaces and commas are separators in `srcset`. */
const srcSetOf = (url: string) => url.trim().replace(/[\s,]/g, encodeURIComponent)
