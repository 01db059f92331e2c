import { useAtomValue } from 'jotai'
import { Menu } from 'lucide'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { clickPointer } from '../../page/browser/click-pointer.ts'
import { isPlainClick } from '../../page/browser/plain-click.ts'
import { CATEGORIES, type Category } from '../../shop/navigation/categories.ts'
import { entryAttributes } from '../../shop/navigation/entry-attributes.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { navigationEntries } from '../../shop/navigation/navigation-entries.ts'
import type { Site } from '../../shop/sites/sites.ts'
import {
  activePathAtom,
  navigationTreeAtom,
  openNavigationAtom,
  themeWorldsEntryAtom,
} from '../../state/navigation/navigation.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useAtomNow } from '../shell/useAtomNow.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { NewWindow } from '../ui/NewWindow.tsx'
import { PaintedNodes } from './PaintedNodes.tsx'
import { useNavigationData } from './useNavigationData.ts'

interface NavigationProps {
  site: Site
  /** Default: the site. */
  clientId?: string
  /** Requested instead of the default route (NAV-3). */
  route?: string
}

/**
 * The main navigation. Its built-in entries are real links before any script runs (NAV-2). Flyouts, drawer and keyboard
 * support are loaded at the first sign of interest.
 */
export function Navigation({ site, clientId = '', route = '' }: NavigationProps) {
  const t = useText('header')
  const { host } = useElement()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const entries = useEntries()
  const opened = useAtomValue(openNavigationAtom)
  const open = opened?.header === host ? opened : undefined
  const loadData = useNavigationData(bar, clientId || site, route)
  const pressedBy = useRef('')
  const [requestedPath, setRequestedPath] = useState<NavigationPath>()
  const { code, fetchCode } = useLazyFeature(['navigation'], () => import('./NavigationControl.tsx'))

  const onIntent = () => {
    loadData()
    fetchCode()
  }
  const requestOpen = (path: NavigationPath) => {
    onIntent()
    setRequestedPath(path)
  }
  const entryOf = ({ target }: SyntheticEvent) =>
    entries[Number((target as Element).closest<HTMLElement>('[data-path]')?.dataset.path)]
  /** A tap, Enter or arrow key before the code has loaded takes effect once it has (NAV-27). */
  const onEarlyKey = (event: KeyboardEvent) => {
    const entry = entryOf(event)
    const isOpening = [' ', 'ArrowDown'].includes(event.key) && isPlainClick(event)
    if (code || !entry || !hasFlyout(entry) || !isOpening) return
    event.preventDefault()
    requestOpen([entry.index])
  }
  const onEarlyClick = (event: MouseEvent) => {
    const entry = entryOf(event)
    const isByMouse = clickPointer(event.nativeEvent, pressedBy.current) === 'mouse'
    if (code || !entry || !hasFlyout(entry) || isByMouse || !isPlainClick(event)) return
    event.preventDefault()
    requestOpen([entry.index])
  }

  return (
    <nav
      ref={setBar}
      className="navigation"
      aria-label={t('navigation')}
      part="navigation"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType
      }}
      onClick={onEarlyClick}
      onKeyDown={onEarlyKey}
    >
      <div className="navigation__bar">
        <button
          type="button"
          className="navigation__menu"
          aria-haspopup="dialog"
          aria-expanded={open?.as === 'drawer'}
          data-track="navigation|menu"
          onClick={() => requestOpen([])}
        >
          <Icon icon={Menu} size={20} strokeWidth={2} />
          {t('menu')}
        </button>
        {/* Other titles make a new list, so that no link slides to another place. */}
        <ul className="navigation__list" key={entries.map(({ title }) => title).join()}>
          {entries.map((entry) => (
            <Entry key={entry.index} entry={entry} isOpen={open?.path[0] === entry.index}>
              {code && bar && open?.as === 'flyout' && <code.Flyout bar={bar} entry={entry} />}
            </Entry>
          ))}
        </ul>
        {code && bar && host && (
          <code.default bar={bar} host={host} entries={entries} request={requestedPath} onHandled={setRequestedPath} />
        )}
      </div>
    </nav>
  )
}

interface EntryProps {
  entry: NavigationNode
  isOpen: boolean
  /** The flyout, rendered when it is open. */
  children: ReactNode
}

function Entry({ entry, isOpen, children }: EntryProps) {
  const { isHydrated } = useElement()
  const t = useText('header')
  const { title, target } = entry
  return (
    <li className="navigation__item">
      <a {...entryAttributes(entry, isHydrated ? isOpen : undefined)}>
        {title}
        {target && <NewWindow>{t('newWindow')}</NewWindow>}
      </a>
      {!isHydrated && hasFlyout(entry) && <PaintedNodes node={entry} />}
      {isOpen && children}
    </li>
  )
}

/** The entries of the services; built-in ones in place of those that have not been loaded (NAV-1, NAV-7). */
function useEntries(): readonly NavigationNode[] {
  const t = useText('header')
  const tree = useAtomNow(navigationTreeAtom)
  const themeWorlds = useAtomNow(themeWorldsEntryAtom)
  const activePath = useAtomValue(activePathAtom)
  return useMemo(() => {
    const builtIn: NavigationNode[] = (Object.keys(CATEGORIES) as Category[]).map((name, index) => ({
      title: t(`category.${name}`),
      href: CATEGORIES[name],
      index,
      children: [],
    }))
    return activePath.mark(navigationEntries(builtIn, tree, themeWorlds))
  }, [t, tree, themeWorlds, activePath])
}
