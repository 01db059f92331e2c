/** The navigation bar while React is not there: the entries of the services and the active path (LIVE-4). */
import { whenIdle } from '../../page/browser/idle.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { listen } from '../../page/events/events.ts'
import { indexed } from '../../shop/navigation/active-path.ts'
import { entryAttributes } from '../../shop/navigation/entry-attributes.ts'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { navigationEntries } from '../../shop/navigation/navigation-entries.ts'
import {
  activePathAtom,
  isNavigationKnown,
  markActivePathAtom,
  navigationTreeAtom,
  themeWorldsEntryAtom,
} from '../../state/navigation/navigation.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

/** Writes the entries into the bar; those that the fragment does not hold are loaded when the page is idle. Returns the cleanup. */
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
  const clientId = String(props.clientId) || props.site
  const route = String(props.navigationRoute)
  const ends: (() => void)[] = []
  const load = (bypassCache: boolean) => {
    const source = { clientId, route, bypassCache }
    ends.push(
      whenFetched(element.tag, import('../header/ask-services.ts'), ({ loadEntries }) =>
        loadEntries(store, bar, source),
      ),
    )
  }
  store.set(markActivePathAtom)
  write()
  return joinCleanups(
    () => {
      for (const end of ends) end()
    },
    store.sub(navigationTreeAtom, write),
    store.sub(themeWorldsEntryAtom, write),
    store.sub(activePathAtom, write),
    whenIdle(() => isNavigationKnown(store, clientId, route) || load(false)),
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
    for (const [name, value] of Object.entries(entryAttributes(entry, false)))
      patches.setAttribute(link, name === 'className' ? 'class' : name, value === undefined ? null : String(value))
  }
  if (hasSameTitles) {
    for (const [index, entry] of indexed(entries)) setAttributes(links[index] as Element, entry)
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
