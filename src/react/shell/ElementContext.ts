import { createContext, useContext } from 'react'

export interface ElementInfo {
  tag: string
  /** Unknown while prerendering. */
  host?: HTMLElement
  /** False on the server and in the first client render, which must equal it. */
  isHydrated: boolean
}

export const ElementContext = createContext<ElementInfo>({ tag: '', isHydrated: false })

export const useElement = (): ElementInfo => useContext(ElementContext)
