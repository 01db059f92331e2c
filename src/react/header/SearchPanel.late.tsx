import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { closeFlyoutAtom, flyoutAtom } from '../../state/header/flyout.ts'
import { platformAtom } from '../../state/platform/platform.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { useElement } from '../shell/ElementContext.ts'

/** Content of the search flyout; on larger platforms the field is in the header itself (FLYOUT-24). */
export default function SearchPanel({ site }: HeaderProps) {
  const { host } = useElement()
  const panel = useRef<HTMLDivElement>(null)
  const store = useStore()

  // A resting mouse opens the flyout too: it must not take the focus from another element of the page.
  useEffect(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement === host) {
      panel.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    }
  }, [host])
  // In a window that has outgrown it, it is gone, but still the open flyout: the header itself has the field.
  useEffect(
    () => () => {
      if (store.get(flyoutAtom) === 'search' && !isSmall(store.get(platformAtom))) store.set(closeFlyoutAtom)
    },
    [store],
  )

  return (
    <div ref={panel} className="panel panel--search">
      <SearchForm site={site} isInFlyout />
    </div>
  )
}
