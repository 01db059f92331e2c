import { useInsertionEffect } from 'react'
import rules from '../../elements/sheets/subscriber.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import { useElement } from '../shell/ElementContext.ts'

/** Adopts the rules for what the links of mails lead to: the element's own sheet has nothing of it. */
export function useSubscriberSheet(): void {
  const { host } = useElement()
  useInsertionEffect(() => {
    if (host?.shadowRoot) adoptSheet(host.shadowRoot, rules)
  }, [host])
}
