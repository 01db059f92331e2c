import { X } from 'lucide'
import { RATING_MAX } from '../../shop/awake-limits.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'

/** Number of ratings shown next to the stars (HEADER-30). */
const RATING_COUNT = '89k'

/** Offers the shop's app in a bar over the bottom of the window (HEADER-30). The live layer shows it, where there is an app to offer. */
export function AppBanner() {
  const t = useText('header')
  return (
    <aside className="app-banner" aria-label={t('app.label')} part="app-banner" {...useView('app-banner')}>
      <IconButton
        icon={X}
        label={t('app.close')}
        data-track="app_banner|close"
        {...controlAttribute('close-app-banner')}
      />
      <div className="app-banner__words">
        <p className="app-banner__title">{t('app.title')}</p>
        {/* As text: drawn stars are 300 B of each page, for a bar that few see. */}
        <p className="app-banner__rating">
          <span className="app-banner__stars" role="img" aria-label={t('app.rating', { stars: RATING_MAX })}>
            {'★'.repeat(RATING_MAX)}
          </span>
          {` ${RATING_COUNT}`}
        </p>
      </div>
      <ButtonLink href="/" size="small" data-track="app_banner|open" {...useView('app-banner.link')}>
        {t('app.open')}
      </ButtonLink>
    </aside>
  )
}
