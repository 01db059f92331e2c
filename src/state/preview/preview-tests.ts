/** The A/B tests that run at a time (specification 2 §4). */
import { atom } from 'jotai'
import { type AbTest, getTestsAt } from '../../api/preview-service.ts'
import { reportError } from '../../page/events/events.ts'
import { pageContextAtom } from '../page-context.ts'

export type AbTests =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'found'; tests: readonly AbTest[] }
  | { status: 'failed' }

const knownAtom = atom<AbTests>({ status: 'loading' })
/** A date is typed or turned digit by digit, in ms. */
const PAUSE_MS = 250
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

const loadingAtom = atom<AbortController | undefined>(undefined)

export const abTestsAtom = atom((get) => get(knownAtom))

/** Nobody waits for the tests any more. */
export const cancelAbTestsAtom = atom(null, (get) => get(loadingAtom)?.abort())

/** Loads the tests of an instant, when no other one is asked for in the next moment; the answer to an older question never wins. */
export const loadAbTestsAtom = atom(null, async (get, set, time: Date) => {
  const context = get(pageContextAtom)
  if (!context) return
  get(loadingAtom)?.abort()
  const controller = new AbortController()
  set(loadingAtom, controller)
  set(knownAtom, { status: 'loading' })
  await pause()
  if (controller.signal.aborted) return
  try {
    const tests = await getTestsAt(context, time.toISOString(), controller.signal)
    if (!controller.signal.aborted) set(knownAtom, tests.length > 0 ? { status: 'found', tests } : { status: 'none' })
  } catch (error) {
    if (controller.signal.aborted) return
    set(knownAtom, { status: 'failed' })
    reportError(context.element, 'AB_TESTS_UNAVAILABLE', String(error))
  }
})
