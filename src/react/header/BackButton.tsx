import { ChevronLeft } from 'lucide'
import { controlAttribute } from '../../view/controls.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'

/** Leads to `url` (HEADER-5), or to `homeUrl`; the live layer lets it go back within this site (HEADER-6). */
export function BackButton({ url, homeUrl }: { url: string; homeUrl: string }) {
  const t = useText('header')
  return (
    <a
      className={`header__back${url ? '' : ' header__back--on-small'}`}
      href={url || homeUrl}
      aria-label={t('back')}
      part="back"
      {...controlAttribute('back')}
      data-track="icon|back"
    >
      <Icon icon={ChevronLeft} size={26} />
    </a>
  )
}
