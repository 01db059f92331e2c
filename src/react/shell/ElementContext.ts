import { createContext, useContext } from 'react'

export interface ElementInfo {
  tag: string
  /** Undefined while prerendering. */
  host?: HTMLElement
  /** False while prerendering and in the first client render, which must be the same. */
  isHydrated: boolean
}

export const ElementContext = createContext<ElementInfo>({ tag: '', isHydrated: false })

export const useElement = (): ElementInfo => useContext(ElementContext)
