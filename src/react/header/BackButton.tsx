import { ChevronLeft } from 'lucide'
import type { MouseEvent } from 'react'
import { goBack } from '../../page/browser/history.ts'
import { isPlainClick } from '../../page/browser/plain-click.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'

/** Leads to `url` (HEADER-5); without one goes back within this site, or to `homeUrl` (HEADER-6). */
export function BackButton({ url, homeUrl }: { url: string; homeUrl: string }) {
  const t = useText('header')
  const onClick = (event: MouseEvent) => {
    if (!url && isPlainClick(event) && goBack()) event.preventDefault()
  }
  return (
    <a
      className={`header__back${url ? '' : ' header__back--on-small'}`}
      href={url || homeUrl}
      aria-label={t('back')}
      part="back"
      data-track="icon|back"
      onClick={onClick}
    >
      <Icon icon={ChevronLeft} size={26} />
    </a>
  )
}
