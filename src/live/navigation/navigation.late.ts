/** Opens and closes the navigation by mouse, touch and keyboard, and shows what is open: a flyout, or the drawer. It needs no React. */
import rules from '../../elements/sheets/navigation.css'
// Its flyouts look like those of icons.
import headerRules from '../../elements/sheets/shop-header.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { joinCleanups, on } from '../../page/browser/on.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { type SayText, textsOnce } from '../../page/feature-texts.ts'
import { hasFlyout, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { nodesAlong, pathWithActive } from '../../shop/navigation/navigation-path.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { closeNavigationAtom, connectNavigation, showNavigationAtom } from '../../state/navigation/navigation-flyout.ts'
import { platformAtom } from '../../state/platform/platform.ts'
import { navigationStateAtom } from '../../view/navigation/navigation-state.ts'
import { carryOut } from '../carry-out.ts'
import type { LiveElement } from '../live-element.ts'
import { keepPage } from './keep-page.ts'
import { watchKeys } from './keys.ts'
import type { Navigation, OpenPart } from './navigation.ts'
import { watchPointer } from './pointer.ts'
import { addRowButtons } from './row-buttons.ts'
import { openDrawer } from './show-drawer.ts'
import { openFlyout } from './show-flyout.ts'

/** The footer has the addresses that a drawer leads on to. */
const fetchTexts = textsOnce(['header', 'navigation', 'header-flyouts', 'footer'])

/** Windows with room for two levels at once (NAV-51). */
const WIDE = '(width >= 980px)'

/**
 * Fetches its texts. Resolves with the function from which on it opens, which returns the cleanup.
 *
 * @throws when its texts can't be loaded.
 */
export async function prepareNavigation(element: LiveElement<HeaderProps>): Promise<() => () => void> {
  const text = await fetchTexts(element.props)
  return () => start(element, text)
}

function start(element: LiveElement<HeaderProps>, text: SayText): () => void {
  const { root, store, host } = element
  const bar = root.querySelector<HTMLElement>('.navigation')
  // It has left the page, or changed to a form without a navigation.
  if (!bar) return () => {}
  for (const sheet of [headerRules, rules]) adoptSheet(root, sheet)
  const wide = window.matchMedia(WIDE)
  const stateAtom = navigationStateAtom(() => element.context)
  const openOf = () => store.get(stateAtom).open
  const isOnSmall = () => isSmall(store.get(platformAtom))
  const show = (path: NavigationPath, as: 'flyout' | 'drawer') =>
    store.set(showNavigationAtom, { path, as, header: host })
  const navigation: Navigation = {
    bar,
    element,
    nodeAt: (path) => nodesAlong(store.get(stateAtom).entries, path)[path.length - 1],
    isOnSmall,
    openPath() {
      const open = openOf()
      return open?.as === 'flyout' ? open.path : undefined
    },
    openAt(path) {
      const as = isOnSmall() || path.length === 0 ? 'drawer' : 'flyout'
      const { entries } = store.get(stateAtom)
      show(as === 'flyout' || path.length === 0 ? pathWithActive(entries, path) : path, as)
    },
    openExactly: (path) => show(path, 'flyout'),
    openLevel: (path) => show(path, 'drawer'),
    close: () => store.set(closeNavigationAtom),
  }

  /** The part that is open, and what it is of: another entry has another one. */
  let part: OpenPart | undefined
  let shown = ''
  const end = () => {
    part?.end()
    part = undefined
    shown = ''
  }
  const update = () => {
    const { open, entries, isRecognized, failed } = store.get(stateAtom)
    const entry = open && nodesAlong(entries, open.path)[0]
    if (open && open.path.length > 0 && !(entry && hasFlyout(entry))) return navigation.close()
    const name = open ? `${open.as} ${open.as === 'flyout' ? open.path[0] : ''}` : ''
    if (name !== shown) end()
    if (!open) return
    const { site, locale } = element.props
    const texts = { text, locale, failed }
    const state = { entries, ...open, ...texts, site, isRecognized, isWide: wide.matches }
    shown = name
    if (part) part.update(state)
    else part = open.as === 'flyout' ? openFlyout(navigation, state) : openDrawer(navigation, state)
  }
  const buttons = addRowButtons(navigation, text)
  let isEnded = false
  const placeAgain = () => {
    if (isEnded) return
    if (element.phase !== 'awake') return element.onSettled(placeAgain)
    buttons.place()
    part?.place()
  }
  placeAgain()
  const stop = joinCleanups(
    store.sub(stateAtom, update),
    on(wide, 'change', update),
    keepPage(navigation, () => openOf() !== undefined),
    buttons.end,
    watchPointer(navigation),
    watchKeys(bar, navigation),
    connectNavigation(store, host),
    end,
    () => {
      isEnded = true
    },
  )
  element.replay = carryOut
  // Once all of this listens: what was held is done now.
  return joinCleanups(element.features.provide('navigation'), stop)
}
