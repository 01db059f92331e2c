/**
 * The browser's own classes, for pages that have put something else in their place: `var URL`, `function Map() {}`, a wrong
 * polyfill (THEME-23). The build lets all code of the elements, bundled libraries included, use these instead of the page's
 * (`tools/build/own-natives.ts`).
 */
type Realm = typeof globalThis

/** An empty frame has a realm of its own. It must stay in the page: what comes from a removed frame may fail. */
export function frameRealm(): Realm {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  return frame.contentWindow as unknown as Realm
}

/** Whether all are functions of the browser, by what they print. */
const areNative = (...all: unknown[]): boolean => String(all).split('[native code]').length > all.length

export const {
  Map: OwnMap,
  Set: OwnSet,
  URL: OwnURL,
  AbortController: OwnAbortController,
} = areNative(Map, Set, URL, AbortController) ? globalThis : frameRealm()
