import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { isSmall } from '../../shop/platform/platform.ts'
import { closeFlyoutAtom } from '../../state/flyout/flyout.ts'
import { platformAtom } from '../../state/platform.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { useElement } from '../shell/ElementContext.ts'
import type { HeaderProps } from './HeaderProps.ts'

/** The search of small platforms: the field that stands in the header itself elsewhere. */
export default function SearchPanel({ site }: HeaderProps) {
  const { host } = useElement()
  const panel = useRef<HTMLDivElement>(null)
  const isOnSmall = isSmall(useAtomValue(platformAtom))
  const closeFlyout = useSetAtom(closeFlyoutAtom)

  // Who opens it wants to type; but a pointer that only rests must not take the focus from elsewhere on the page.
  useEffect(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement === host) {
      panel.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    }
  }, [host])
  // The window has grown: the header's own field is there now.
  useEffect(() => {
    if (!isOnSmall) closeFlyout()
  }, [isOnSmall, closeFlyout])

  return (
    <div ref={panel} className="panel panel--search">
      <SearchForm site={site} isInFlyout />
    </div>
  )
}
