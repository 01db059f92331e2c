import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { keepFootFree } from '../../page/configuration/page-root.ts'
import { appOffer, rememberClosedOffer } from '../../page/header/app-offer.ts'
import { RATING_MAX } from '../../shop/limits.ts'
import { useText } from '../shell/useText.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Rating } from '../ui/product/Rating.tsx'

/** How many have rated the app (specification 1 §2). */
const RATINGS = '89k'

/**
 * Offers the shop's app (specification 1 §5): a bar at the window's foot, which moves nothing. Once closed it does not come
 * back.
 */
export default function AppBanner() {
  const t = useText('header-flyouts')
  const [address, setAddress] = useState<string>()
  useEffect(() => setAddress(appOffer()), [])
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (address && bar.current) return keepFootFree(bar.current)
  }, [address])
  if (!address) return null

  const close = () => {
    rememberClosedOffer()
    setAddress(undefined)
    // Whoever came by keyboard would stand nowhere.
    if (bar.current?.querySelector(':focus-visible')) {
      ;(bar.current.getRootNode() as ShadowRoot).querySelector<HTMLElement>('[part=logo]')?.focus()
    }
  }
  return (
    <aside ref={bar} className="app-banner" aria-label={t('app.label')} part="app-banner">
      <IconButton icon={X} label={t('app.close')} data-track="app_banner|close" onClick={close} />
      <div className="app-banner__words">
        <p className="app-banner__title">{t('app.title')}</p>
        <Rating value={RATING_MAX} label={t('app.rating', { stars: RATING_MAX })} count={RATINGS} />
      </div>
      <ButtonLink href={address} size="small" data-track="app_banner|open">
        {t('app.open')}
      </ButtonLink>
    </aside>
  )
}
