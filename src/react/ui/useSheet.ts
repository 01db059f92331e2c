import { createContext, useContext, useInsertionEffect } from 'react'

/** Takes the style sheets of one shadow root; on the server it collects their text. */
export interface SheetTarget {
  add(css: string): void
  isServer: boolean
}

export const SheetContext = createContext<SheetTarget | undefined>(undefined)

/**
 * A component names its own sheet; the element's root gets it once. So a lazy component brings its styles along, and
 * nobody keeps a list of them.
 */
export function useSheet(css: string): void {
  const target = useContext(SheetContext)
  if (target?.isServer) target.add(css)
  useInsertionEffect(() => target?.add(css), [target, css])
}
