/** The legal text of a campaign: a `<details>`, which opens by itself. */
import type { Action } from '../action.ts'
import type { LiveElement } from '../live-element.ts'
import { closeDetails, watchDetails } from '../watch-details.ts'

const LEGAL_TEXT = 'details[data-legal-text]'

/** By its button (PROMO-27). */
export const closeLegalText: Action = (_element, _event, { node }) => {
  const details = node.closest<HTMLDetailsElement>(LEGAL_TEXT)
  if (details) closeDetails(details)
}

/** Closes an open one. Returns the cleanup. */
export const closeLegalTexts = (element: Pick<LiveElement, 'root' | 'tag'>): (() => void) =>
  watchDetails(element, LEGAL_TEXT, () => import('./legal-panel.late.ts'))
