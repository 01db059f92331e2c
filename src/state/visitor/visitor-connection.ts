/** Connects personal data to the page's events. */
import type { Answer } from '../../api/client.ts'
import { fieldsOf } from '../../api/fields.ts'
import { askPersonalData } from '../../api/visitor/personal-data-service.ts'
import { joinCleanups, onPageReturn } from '../../page/browser/on.ts'
import { listen, reportMissingCode } from '../../page/events/events.ts'
import { seenPerson } from '../../page/events/person.ts'
import { type PageContext, pageContextAtom } from '../page-context.ts'
import { sharedConnection } from '../store.ts'
import { knowLoggedOut, type Occasion, visitorAtom } from './visitor.ts'

/**
 * Asks for personal data once (FLYOUT-27). All else is done by code that nobody needs who is logged out, until the page is left and seen
 * again: it comes with the call where a login is known, else with the answer.
 */
export const connectVisitor = sharedConnection((store) => {
  // An element is connected before its behaviours start.
  const context = store.get(pageContextAtom) as PageContext
  const seen = seenPerson(context.site)
  const ended = new AbortController()
  let hear: ((occasion: Occasion) => void) | undefined
  const tell = (occasion: Occasion) =>
    hear
      ? hear(occasion)
      : void import('./person.late.ts').then(
          ({ keepPerson }) => {
            hear ??= keepPerson(store, seen, ended.signal)
            hear(occasion)
          },
          (error) => reportMissingCode(context.element, error),
        )
  const asked = store.get(visitorAtom) === undefined && askPersonalData(context)
  store.set(visitorAtom, (known) => known ?? null)
  if (seen[0] || seen[2]) tell(asked)
  else if (asked)
    asked.then((answer) => {
      const { isOk, body } = answer as Answer
      if (!hear && isOk && fieldsOf(fieldsOf(body).tracking).loginStatus === 'LOGGED_OUT') knowLoggedOut(store)
      else tell(asked)
    })
  return joinCleanups(
    listen('shop-personal-data-reset', () => {
      if (!hear) store.set(visitorAtom, null)
      tell('reset')
    }),
    onPageReturn(tell),
    () => ended.abort(),
  )
})
