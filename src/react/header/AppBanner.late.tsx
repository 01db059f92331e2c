import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { appOffer, rememberClosedOffer } from '../../live/header/app-offer.late.ts'
import { reserveFootPadding } from '../../live/header/foot-padding.ts'
import { RATING_MAX } from '../../shop/limits.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Rating } from '../ui/product/Rating.tsx'

/** Number of ratings shown next to the stars (HEADER-30). */
const RATING_COUNT = '89k'

/** Offers the shop's app in a bar over the bottom of the window (HEADER-30) until it is closed (HEADER-32). */
export default function AppBanner() {
  const t = useText('header-flyouts')
  const [address, setAddress] = useState<string>()
  useEffect(() => setAddress(appOffer()), [])
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (address && bar.current) return reserveFootPadding(bar.current)
  }, [address])
  if (!address) return null

  const close = () => {
    rememberClosedOffer()
    setAddress(undefined)
    // The focused button is about to disappear.
    if (bar.current?.querySelector(':focus-visible')) {
      ;(bar.current.getRootNode() as ShadowRoot).querySelector<HTMLElement>('[part=logo]')?.focus()
    }
  }
  return (
    <aside ref={bar} className="app-banner" aria-label={t('app.label')} part="app-banner">
      <IconButton icon={X} label={t('app.close')} data-track="app_banner|close" onClick={close} />
      <div className="app-banner__words">
        <p className="app-banner__title">{t('app.title')}</p>
        <Rating value={RATING_MAX} label={t('app.rating', { stars: RATING_MAX })} count={RATING_COUNT} />
      </div>
      <ButtonLink href={address} size="small" data-track="app_banner|open">
        {t('app.open')}
      </ButtonLink>
    </aside>
  )
}
