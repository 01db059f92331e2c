import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { nodesAlong, pathWithActive } from '../../shop/navigation/navigation-path.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { openNavigationAtom } from '../../state/navigation/navigation.ts'
import { closeNavigationAtom, connectNavigation, showNavigationAtom } from '../../state/navigation/navigation-flyout.ts'
import { platformAtom } from '../../state/platform.ts'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { NavigationFlyout } from './NavigationFlyout.tsx'
import { RowButtons } from './RowButtons.tsx'
import { useNavigationKeys } from './useNavigationKeys.ts'
import { useNavigationPointer } from './useNavigationPointer.ts'
import { useScrollMemory } from './useScrollMemory.ts'

interface NavigationControlProps {
  bar: HTMLElement
  host: HTMLElement
  entries: readonly NavigationNode[]
  /** What someone asked for, maybe before this code was there; the empty path is the menu. */
  wanted: NavigationPath | undefined
  onTaken(nothing: undefined): void
}

/** What opens and closes the navigation, by pointer, touch and key (specification 1 §2). */
export default function NavigationControl({ bar, host, entries, wanted, onTaken }: NavigationControlProps) {
  const store = useStore()
  const opened = useAtomValue(openNavigationAtom)
  const isOnSmall = isSmall(useAtomValue(platformAtom))
  const show = useSetAtom(showNavigationAtom)
  const close = useSetAtom(closeNavigationAtom)
  const open = opened?.header === host ? opened : undefined
  const levelToFocus = useRef(0)

  /** Opens what is there; the bar itself opens as a drawer only. */
  const openAt = (path: NavigationPath, focusInside = false) => {
    const as = isOnSmall || path.length === 0 ? 'drawer' : 'flyout'
    if (focusInside) levelToFocus.current = path.length + 1
    show({ path: as === 'flyout' || path.length === 0 ? pathWithActive(entries, path) : path, as, header: host })
  }
  const control = {
    entries,
    isOnSmall,
    openPath: open?.as === 'flyout' ? open.path : undefined,
    openAt,
    /** One level back. */
    openOnly: (path: NavigationPath) => show({ path, as: 'flyout', header: host }),
    close,
  }
  useNavigationPointer(bar, control)
  useNavigationKeys(bar, control)
  useScrollMemory(host, open !== undefined, close)
  useEffect(() => connectNavigation(store, host), [store, host])

  useEffect(() => {
    if (!wanted) return
    onTaken(undefined)
    openAt(wanted)
  })
  // An entry that is gone, or holds nothing any more, shows nothing.
  const entry = open && nodesAlong(entries, open.path)[0]
  const isVoid = open && open.path.length > 0 && !(entry && hasFlyout(entry))
  useEffect(() => {
    if (isVoid) close()
  }, [isVoid, close])
  useLayoutEffect(() => {
    if (!open || levelToFocus.current === 0) return
    bar.querySelector<HTMLElement>(`[data-level="${levelToFocus.current}"] :is(a, button)`)?.focus()
    levelToFocus.current = 0
  })

  const item = bar.querySelectorAll('.navigation__item')[open?.path[0] ?? -1]
  return (
    <>
      <RowButtons bar={bar} />
      {open?.as === 'drawer' && (
        <NavigationDrawer
          entries={entries}
          path={open.path}
          onOpen={(path) => show({ path, as: 'drawer', header: host })}
          onClose={close}
        />
      )}
      {open?.as === 'flyout' &&
        entry &&
        item &&
        createPortal(
          <NavigationFlyout bar={bar} entry={entry} path={open.path} isSwitch={open.isSwitch} onClose={close} />,
          item,
        )}
    </>
  )
}
