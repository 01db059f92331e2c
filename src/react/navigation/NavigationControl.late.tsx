import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import rules from '../../elements/sheets/navigation.css'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { nodesAlong, pathWithActive } from '../../shop/navigation/navigation-path.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { openNavigationAtom } from '../../state/navigation/navigation.ts'
import { closeNavigationAtom, connectNavigation, showNavigationAtom } from '../../state/navigation/navigation-flyout.ts'
import { platformAtom } from '../../state/platform/platform.ts'
import { useFeatureReady } from '../shell/useLazyFeature.ts'
import { useSheet } from '../shell/useSheet.ts'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { RowButtons } from './RowButtons.tsx'
import { useNavigationKeys } from './useNavigationKeys.ts'
import { useNavigationPointer } from './useNavigationPointer.ts'
import { usePageLock } from './usePageLock.ts'

// Exported here to be in the same chunk. The bar renders it inside its entry.
export { NavigationFlyout as Flyout } from './NavigationFlyout.tsx'

interface NavigationControlProps {
  bar: HTMLElement
  host: HTMLElement
  entries: readonly NavigationNode[]
}

/** Opens and closes the navigation by mouse, touch and keyboard, and renders the drawer. */
export default function NavigationControl(props: NavigationControlProps) {
  const { bar, host, entries } = props
  const store = useStore()
  const opened = useAtomValue(openNavigationAtom)
  const isOnSmall = isSmall(useAtomValue(platformAtom))
  const show = useSetAtom(showNavigationAtom)
  const close = useSetAtom(closeNavigationAtom)
  const open = opened?.header === host ? opened : undefined

  const openAt = (path: NavigationPath) => {
    const as = isOnSmall || path.length === 0 ? 'drawer' : 'flyout'
    show({ path: as === 'flyout' || path.length === 0 ? pathWithActive(entries, path) : path, as, header: host })
  }
  const actions = {
    entries,
    isOnSmall,
    openPath: open?.as === 'flyout' ? open.path : undefined,
    openAt,
    openExactly: (path: NavigationPath) => show({ path, as: 'flyout', header: host }),
    close,
  }
  // The sheet for what opens is no part of the header's.
  useSheet(rules)
  useNavigationPointer(bar, actions)
  useNavigationKeys(bar, actions)
  usePageLock(host, open !== undefined, close)
  useEffect(() => connectNavigation(store, host), [store, host])

  // After the listeners of pointer and keys.
  useFeatureReady('navigation')

  const entry = open && nodesAlong(entries, open.path)[0]
  const isEntryGone = open && open.path.length > 0 && !(entry && hasFlyout(entry))
  useEffect(() => {
    if (isEntryGone) close()
  }, [isEntryGone, close])

  return (
    <>
      <RowButtons bar={bar} entries={entries} />
      {open?.as === 'drawer' && (
        <NavigationDrawer
          entries={entries}
          path={open.path}
          onOpen={(path) => show({ path, as: 'drawer', header: host })}
          onClose={close}
        />
      )}
    </>
  )
}
