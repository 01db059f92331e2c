/** The browser's own `Symbol`, where a page has put a function of its own in its place (THEME-23): every array knows it. */
export const OwnSymbol = (Object.getOwnPropertySymbols(Array.prototype)[0] as symbol).constructor as SymbolConstructor

/** A key of `globalThis` under which all copies of the elements on a page, of any version, share something. */
export const sharedKey = (name: string): symbol => OwnSymbol.for(`shop-elements.${name}`)
