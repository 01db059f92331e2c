import { useAtomValue } from 'jotai'
import { Menu } from 'lucide'
import { type MouseEvent, useMemo, useRef, useState } from 'react'
import { isPlainClick } from '../../page/browser/plain-click.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../../shop/links.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import type { Site } from '../../shop/sites/sites.ts'
import {
  activePathAtom,
  navigationTreeAtom,
  openNavigationAtom,
  themeWorldsEntryAtom,
} from '../../state/navigation/navigation.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { useNavigationData } from './useNavigationData.ts'

interface NavigationProps {
  site: Site
  /** Whose navigation it is; the site's without. */
  clientId?: string
  /** Asked instead of the default path. */
  route?: string
}

/**
 * The main navigation (specification 1 §2). Its static entries are real links before any script, and stay whatever the
 * services do (§7). The services are asked when the page has time; flyouts, drawer and keys are fetched on the first sign
 * of interest.
 */
export function Navigation({ site, clientId = '', route = '' }: NavigationProps) {
  const t = useText('header')
  const { host } = useElement()
  const bar = useRef<HTMLElement>(null)
  const entries = useEntries()
  const opened = useAtomValue(openNavigationAtom)
  const open = opened?.header === host ? opened : undefined
  const loadData = useNavigationData(bar, clientId || site, route)
  const [wanted, setWanted] = useState<NavigationPath>()
  const { code, hasFailed, fetchCode } = useLazyFeature(['navigation'], () => import('./NavigationControl.tsx'))

  const onIntent = () => {
    loadData()
    fetchCode()
  }
  const want = (path: NavigationPath) => {
    onIntent()
    setWanted(path)
  }
  /** A tap that comes before the code opens as soon as it is there. */
  const onEarlyClick = (event: MouseEvent) => {
    const entry = entries[Number((event.target as Element).closest<HTMLElement>('[data-path]')?.dataset.path)]
    const { pointerType } = event.nativeEvent as PointerEvent
    const isFirst = pointerType === 'touch' || event.detail === 0
    if (code || hasFailed || !entry || !hasFlyout(entry) || !isFirst || !isPlainClick(event)) return
    event.preventDefault()
    want([entry.index])
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key's click is one of them.
    <nav
      ref={bar}
      className="navigation"
      aria-label={t('navigation')}
      part="navigation"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={onEarlyClick}
    >
      <div className="navigation__bar">
        <button
          type="button"
          className="navigation__menu"
          aria-haspopup="dialog"
          aria-expanded={open?.as === 'drawer'}
          data-track="navigation|menu"
          onClick={() => want([])}
        >
          <Icon icon={Menu} size={20} strokeWidth={2} />
          {t('menu')}
        </button>
        {/* A bar that says something else is a new one: nothing slides. */}
        <ul className="navigation__list" key={entries.map(({ title }) => title).join()}>
          {entries.map((entry) => (
            <Entry key={entry.index} entry={entry} isOpen={open?.path[0] === entry.index} />
          ))}
        </ul>
        {code && bar.current && host && (
          <code.default bar={bar.current} host={host} entries={entries} wanted={wanted} onTaken={setWanted} />
        )}
      </div>
    </nav>
  )
}

function Entry({ entry, isOpen }: { entry: NavigationNode; isOpen: boolean }) {
  const { title, href, target, index } = entry
  const isAccent = index === 0 || href === CATEGORIES.offers
  return (
    <li className="navigation__item">
      <a
        className={`navigation__link${isAccent ? ' navigation__link--accent' : ''}`}
        href={href}
        target={target}
        rel={target && 'noopener'}
        role={href ? undefined : 'button'}
        tabIndex={href ? undefined : 0}
        aria-current={entry.lastSelectedNode ? 'page' : entry.childIsSelected}
        aria-expanded={hasFlyout(entry) ? isOpen : undefined}
        data-path={index}
        data-track={`navigation|${title}`}
      >
        {title}
      </a>
    </li>
  )
}

/** What the services have brought, and the static entries for what they have not. */
function useEntries(): readonly NavigationNode[] {
  const t = useText('header')
  const tree = useAtomValue(navigationTreeAtom)
  const themeWorlds = useAtomValue(themeWorldsEntryAtom)
  const activePath = useAtomValue(activePathAtom)
  return useMemo(() => {
    const builtIn: NavigationNode[] = CATEGORY_NAMES.map((name, index) => ({
      title: t(`category.${name}`),
      href: CATEGORIES[name],
      index,
      children: [],
    }))
    const entries = tree ? [...builtIn.slice(0, 1), ...tree] : builtIn
    // Without a title of its own it keeps the static one.
    if (themeWorlds) entries[0] = { ...themeWorlds, title: themeWorlds.title || t('category.themeWorlds') }
    return activePath.of(entries)
  }, [t, tree, themeWorlds, activePath])
}
