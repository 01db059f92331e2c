import { writeStored } from '../../page/browser/storage.ts'
import { appOfferAtom } from '../../state/header/app-offer.ts'
import type { Action } from '../action.ts'
import { CLOSED_OFFER } from './app-offer.late.ts'

/** Closes an operator's message, or the offer of the app, which then never shows again (HEADER-32). */
export const closeNotice: Action = (element, _event, { key, node }) => {
  const { root, store } = element
  // The focused button is about to disappear.
  if (node.matches(':focus-visible')) root.querySelector<HTMLElement>('[part=logo]')?.focus()
  if (key) return void import('../promotion/operator-message.late.ts').then(({ closeMessage }) => closeMessage(element))
  writeStored(CLOSED_OFFER, 'true')
  store.set(appOfferAtom, undefined)
}
