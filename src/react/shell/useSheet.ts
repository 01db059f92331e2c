import { useInsertionEffect } from 'react'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { useElement } from './ElementContext.ts'

/** Adopts rules that the element's own sheet does not have, since few visitors see what they are for. Empty: they are not there yet. */
export function useSheet(rules: string): void {
  const { host } = useElement()
  useInsertionEffect(() => {
    if (rules && host?.shadowRoot) adoptSheet(host.shadowRoot, rules)
  }, [host, rules])
}
