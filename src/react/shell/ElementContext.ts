import { createContext, useContext, useInsertionEffect } from 'react'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'

export interface ElementInfo {
  tag: string
  /** Undefined while a fragment is rendered. */
  host?: HTMLElement
  /** False while a fragment is rendered and in the first client render, which must be the same. */
  isHydrated: boolean
}

export const ElementContext = createContext<ElementInfo>({ tag: '', isHydrated: false })

export const useElement = (): ElementInfo => useContext(ElementContext)

/** Adopts rules that the element's own sheet does not have, since few visitors see what they are for. Empty: they are not there yet. */
export function useSheet(rules: string): void {
  const { host } = useElement()
  useInsertionEffect(() => {
    if (rules && host?.shadowRoot) adoptSheet(host.shadowRoot, rules)
  }, [host, rules])
}
