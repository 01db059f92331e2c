/** The browser's own `Symbol`, where a page has put a function of its own in its place (THEME-23): every array knows it. */
export const OwnSymbol = (Object.getOwnPropertySymbols(Array.prototype)[0] as symbol).constructor as SymbolConstructor

/** A key of `globalThis` under which all copies of the elements on a page, of any version, share something. */
export const sharedKey = (name: string): symbol => OwnSymbol.for(`shop-elements.${name}`)

/** A value that all copies of the elements share by a name; the first that asks creates it. */
export function sharedOnPage<Value>(name: string, create: () => Value): Value {
  const page = globalThis as unknown as Record<symbol, Value>
  const key = sharedKey(name)
  page[key] ??= create()
  return page[key]
}
