import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { liveElementOf } from '../../live/live-element.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { shownFlyoutAtom } from '../../state/header/flyout.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { useElement } from '../shell/ElementContext.ts'

/** The field in the search flyout; on larger platforms it is in the header itself (FLYOUT-24). */
export function SearchFlyout({ site }: HeaderProps) {
  const { host } = useElement()
  const shown = useAtomValue(shownFlyoutAtom)
  const [panel, setPanel] = useState<Element | null>()
  useEffect(() => {
    const live = host && liveElementOf(host)
    const find = () => setPanel(live?.root.querySelector('.panel--search'))
    return live?.features.onSettled((name) => name === 'search-flyout' && find())
  }, [host])
  const isOpen = shown?.flyout === 'search' && shown.header === host
  return isOpen && panel?.isConnected && createPortal(<SearchPanel site={site} panel={panel} />, panel)
}

function SearchPanel({ site, panel }: Pick<HeaderProps, 'site'> & { panel: Element }) {
  const { host } = useElement()
  useLayoutEffect(() => {
    const { activeElement } = document
    const field = panel.querySelector<HTMLInputElement>('[type=search]')
    // The field of the frame, with what has been typed into it (FLYOUT-40).
    const early = panel.parentElement?.querySelector<HTMLInputElement>(':scope > search [type=search]')
    if (field && early) field.value = early.value
    // A resting mouse opens the flyout too: it must not take the focus from another element of the page.
    if (!activeElement || activeElement === document.body || activeElement === host) field?.focus()
    if (early) field?.setSelectionRange(early.selectionStart, early.selectionEnd)
    early?.closest('search')?.remove()
  }, [host, panel])
  return <SearchForm site={site} isInFlyout />
}
