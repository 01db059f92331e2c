import { createContext, useContext } from 'react'

export interface ElementInfo {
  tag: string
  /** Undefined while a fragment is rendered. */
  host?: HTMLElement
  /** False while a fragment is rendered and in the first client render, which must be the same. */
  isHydrated: boolean
}

export const ElementContext = createContext<ElementInfo>({ tag: '', isHydrated: false })

export const useElement = (): ElementInfo => useContext(ElementContext)
