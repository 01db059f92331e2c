import { atom } from 'jotai/vanilla'
import { getNavigation, type NavigationSource } from '../../api/navigation/navigation-service.ts'
import { getThemeWorlds } from '../../api/navigation/theme-worlds-service.ts'
import { messageOf } from '../../page/browser/say.ts'
import type { ElementErrorCode } from '../../page/events/error-codes.ts'
import { reportError } from '../../page/events/events.ts'
import { barEntries, themeWorldsEntry } from '../../shop/navigation/service-entries.ts'
import { latestAtom } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'
import { navigationSnapshotAtom, navigationTreeAtom, sourceOf, themeWorldsEntryAtom } from './navigation.ts'

export interface NavigationRequest extends NavigationSource {
  /** Requests again, past all caches (PREVIEW-34). */
  bypassCache: boolean
  /** Resolves when the entries from index `from` on may be replaced by entries with these titles (NAV-12). */
  untilReplaceable(titles: readonly string[], from: number): Promise<void>
}

/** From the first request on the entries are those of the services. */
const NO_SNAPSHOT = { source: '', tree: false, themeWorlds: false }

const requestedSourceAtom = atom<string | undefined>(undefined)
const latestRequestAtom = latestAtom()

/** Requests navigation and theme worlds, once per source (NAV-5). On a failure the entries stay as they are (NAV-7). */
export const loadNavigationAtom = atom(
  null,
  async (get, set, { clientId, route, bypassCache, untilReplaceable }: NavigationRequest) => {
    const pageContext = get(pageContextAtom)
    if (!pageContext) return
    const context = { ...pageContext, bypassCache }
    const source = sourceOf(context, clientId, route)
    if (get(requestedSourceAtom) === source && !bypassCache) return
    const brought = get(navigationSnapshotAtom)
    const snapshot = brought?.source === source && !bypassCache ? brought : undefined
    set(navigationSnapshotAtom, NO_SNAPSHOT)
    set(requestedSourceAtom, source)
    const signal = get(latestRequestAtom).start()

    const loadTree = async () => {
      const nodes = await getNavigation(context, { clientId, route }, signal)
      const tree = barEntries(nodes)
      await untilReplaceable(
        tree.map(({ title }) => title),
        1,
      )
      if (!signal.aborted) set(navigationTreeAtom, tree)
    }
    const loadThemeWorlds = async () => {
      const entry = themeWorldsEntry(await getThemeWorlds(context, context.product, signal))
      // Its flyout does not wait: somebody may be at it (NAV-50).
      const show = (title: string) => signal.aborted || set(themeWorldsEntryAtom, { ...entry, title })
      show(get(themeWorldsEntryAtom)?.title ?? '')
      if (entry.title) await untilReplaceable([entry.title], 0)
      show(entry.title)
    }
    const reportFailure = async (code: ElementErrorCode, loading: Promise<void>) => {
      try {
        await loading
      } catch (error) {
        if (!signal.aborted) reportError(context.element, code, messageOf(error))
      }
    }
    await Promise.all([
      snapshot?.tree || reportFailure('NAVIGATION_UNAVAILABLE', loadTree()),
      snapshot?.themeWorlds || reportFailure('THEME_WORLDS_UNAVAILABLE', loadThemeWorlds()),
    ])
  },
)
