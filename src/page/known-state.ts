/**
 * What listeners that come late may ask for (`shopElements.state()`): kept on the page, not in a module, so that two
 * copies of the elements and the loader see the same.
 */
export interface KnownState {
  itemCount?: number
  loginStatus?: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT'
}

const KEY = Symbol.for('shop-elements.state')

type Keeper = { [KEY]?: KnownState }

export function knownState(): KnownState {
  const keeper = globalThis as Keeper
  keeper[KEY] ??= {}
  return keeper[KEY]
}
