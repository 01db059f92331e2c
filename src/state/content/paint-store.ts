import { navigationTreeAtom, themeWorldsEntryAtom } from '../navigation/navigation.ts'
import type { Store } from '../store.ts'
import { type ContentProps, type PaintedContent, paintFooter, paintPromotions } from './painted-content.ts'

/** What the fragment was rendered with, for rendering and for hydrating it. */
export function paintStore(store: Store, content: PaintedContent, props: ContentProps): void {
  store.set(navigationTreeAtom, content.navigation)
  store.set(themeWorldsEntryAtom, content.themeWorlds)
  paintPromotions(store, content, props, false)
  paintFooter(store, content, props, false)
}
