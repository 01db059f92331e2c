/** Navigation and theme worlds, asked for once a page and preview (specification 1 §7). What fails is told, and the static entries stay. */
import { atom } from 'jotai'
import { getNavigation, type NavigationSource } from '../../api/navigation-service.ts'
import { getThemeWorlds } from '../../api/theme-worlds-service.ts'
import { reportError } from '../../page/events/events.ts'
import { CATEGORIES } from '../../shop/links.ts'
import { withActivePath } from '../../shop/navigation/navigation-active.ts'
import { pageContextAtom } from '../page-context.ts'
import { activePathAtom, navigationTreeAtom, themeWorldsEntryAtom } from './navigation.ts'

export interface NavigationRequest extends NavigationSource {
  /** Asks though it was asked before, and past caches: the services may say something else now. */
  bypassCache: boolean
  /** Resolves when the entries from a place of the bar on may be replaced by these without harm. */
  whenCalm(titles: readonly string[], from: number): Promise<void>
}

const askedAtom = atom<{ what: string; controller: AbortController } | undefined>(undefined)

export const loadNavigationAtom = atom(
  null,
  async (get, set, { clientId, route, bypassCache, whenCalm }: NavigationRequest) => {
    const known = get(pageContextAtom)
    if (!known) return
    // The static entries have it too.
    set(activePathAtom, { of: (entries) => withActivePath(entries, window.location.pathname) })
    const context = { ...known, bypassCache }
    const what = [context.apiBase, context.product, clientId, route].join('\n')
    const asked = get(askedAtom)
    if (asked?.what === what && !bypassCache) return
    asked?.controller.abort()
    const controller = new AbortController()
    const { signal } = controller
    set(askedAtom, { what, controller })

    const take = async (code: string, load: () => Promise<void>) => {
      try {
        await load()
      } catch (error) {
        if (!signal.aborted) reportError(context.element, code, error instanceof Error ? error.message : String(error))
      }
    }
    const loadTree = async () => {
      const nodes = await getNavigation(context, { clientId, route }, signal)
      // Behind the theme worlds' entry.
      const tree = nodes.map((node) => ({ ...node, index: node.index + 1 }))
      await whenCalm(
        tree.map(({ title }) => title),
        1,
      )
      if (!signal.aborted) set(navigationTreeAtom, tree)
    }
    const loadThemeWorlds = async () => {
      const { overview, sections } = await getThemeWorlds(context, context.product, signal)
      const { title = '', url: href = CATEGORIES.themeWorlds } = overview
      if (title) await whenCalm([title], 0)
      if (!signal.aborted) set(themeWorldsEntryAtom, { title, href, index: 0, children: [], sections })
    }
    await Promise.all([take('NAVIGATION_UNAVAILABLE', loadTree), take('THEME_WORLDS_UNAVAILABLE', loadThemeWorlds)])
  },
)
