/**
 * The browser's own classes, for pages that have put something else in their place: `var URL`, `function Map() {}`, a wrong
 * polyfill (THEME-23). The build lets all code of the elements, bundled libraries included, use these instead of the page's
 * (`tools/build/own-natives.ts`).
 */
import { areNative, frameRealm } from './realm.ts'

export const {
  Map: OwnMap,
  Set: OwnSet,
  URL: OwnURL,
  AbortController: OwnAbortController,
} = areNative(Map, Set, URL, AbortController) ? globalThis : frameRealm()
