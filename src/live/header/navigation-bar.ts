/** The navigation bar while React is not there: the entries of the services and the active path (LIVE-4). */
import { whenIdle } from '../../page/browser/idle.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { listen } from '../../page/events/events.ts'
import { CATEGORIES } from '../../shop/navigation/categories.ts'
import { hasFlyout, type NavigationNode } from '../../shop/navigation/navigation.ts'
import { navigationEntries } from '../../shop/navigation/navigation-entries.ts'
import { activePathAtom, navigationTreeAtom, themeWorldsEntryAtom } from '../../state/navigation/navigation.ts'
import type { LiveElement } from '../live-element.ts'
import { loadEntries } from './load-entries.ts'

/** Loads the entries when the page is idle and writes them into the bar. Returns the cleanup. */
export function fillNavigationBar(element: LiveElement): (() => void) | undefined {
  const { store, props, patches } = element
  const bar = element.find('.navigation')
  const list = bar?.querySelector('.navigation__list')
  if (!bar || !list) return undefined
  const builtIn = readEntries(list)
  const write = () => {
    const tree = store.get(navigationTreeAtom)
    const entries = navigationEntries(builtIn, tree, store.get(themeWorldsEntryAtom))
    writeEntries(list, store.get(activePathAtom).mark(entries), patches)
    // React says to screen readers that a link opens a new window.
    if (entries.some(({ target }) => target)) element.wakeWhenIdle()
  }
  const load = (bypassCache: boolean) =>
    loadEntries(store, bar, {
      clientId: String(props.clientId) || props.site,
      route: String(props.navigationRoute),
      bypassCache,
    })
  write()
  return joinCleanups(
    store.sub(navigationTreeAtom, write),
    store.sub(themeWorldsEntryAtom, write),
    store.sub(activePathAtom, write),
    whenIdle(() => load(false)),
    listen('shop-preview-changed', () => load(true)),
  )
}

/** Without the hint at a new window. */
const titleIn = (link: Element) => link.firstChild?.textContent ?? ''

/** The painted entries, which are the built-in ones. */
function readEntries(list: Element): NavigationNode[] {
  const links = [...list.querySelectorAll('.navigation__link')]
  return links.map((link, index) => ({
    title: titleIn(link),
    href: link.getAttribute('href') ?? undefined,
    index,
    children: [],
  }))
}

function writeEntries(list: Element, entries: readonly NavigationNode[], patches: LiveElement['patches']): void {
  const links = [...list.querySelectorAll('.navigation__link')]
  const hasSameTitles =
    links.length === entries.length && links.every((link, index) => titleIn(link) === entries[index]?.title)
  const setAttributes = (link: Element, entry: NavigationNode) => {
    const attributes = attributesOf(entry)
    for (const name of Object.keys(attributes)) patches.setAttribute(link, name, attributes[name] ?? null)
  }
  if (hasSameTitles) {
    for (const [index, link] of links.map((one, at) => [at, one] as const)) {
      const entry = entries[index]
      if (entry) setAttributes(link, entry)
    }
    return
  }
  const items = entries.map((entry) => {
    const item = document.createElement('li')
    item.className = 'navigation__item'
    const link = document.createElement('a')
    link.textContent = entry.title
    setAttributes(link, entry)
    item.append(link)
    return item
  })
  const { scrollLeft } = list
  patches.setChildren(list, ...items)
  list.scrollLeft = scrollLeft
}

/** As the bar's entries have them (NAV-2, NAV-11, NAV-36). */
function attributesOf(entry: NavigationNode): Record<string, string | undefined> {
  const { title, href, target, index, childIsSelected, lastSelectedNode } = entry
  const isAccent = index === 0 || href === CATEGORIES.offers
  return {
    class: `navigation__link${isAccent ? ' navigation__link--accent' : ''}`,
    href,
    target,
    rel: target && 'noopener',
    role: href ? undefined : 'button',
    tabindex: href ? undefined : '0',
    'aria-current': lastSelectedNode ? 'page' : childIsSelected ? 'true' : undefined,
    'aria-expanded': hasFlyout(entry) ? 'false' : undefined,
    'data-path': String(index),
    'data-track': `navigation|${title}`,
  }
}
