/** The A/B tests that run at a time. */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { type AbTest, getTestsAt } from '../../api/preview/preview-service.ts'
import { reportError } from '../../page/events/events.ts'
import { latestAtom } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'

export type AbTests =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'found'; tests: readonly AbTest[] }
  | { status: 'failed' }

/** Date fields change digit by digit; debounces the requests. */
const DEBOUNCE_MS = 250

const latestLoadAtom = latestAtom()

export const abTestsAtom: Atom<AbTests> = atom<AbTests>({ status: 'loading' })
/** To be written here only. */
const loadedAtom = abTestsAtom as PrimitiveAtom<AbTests>

export const cancelAbTestsAtom = atom(null, (get) => get(latestLoadAtom).abort())

/** Loads the tests of a time (PREVIEW-23, PREVIEW-24, PREVIEW-25). */
export const loadAbTestsAtom = atom(null, async (get, set, time: Date) => {
  const context = get(pageContextAtom)
  if (!context) return
  const signal = get(latestLoadAtom).start()
  set(loadedAtom, { status: 'loading' })
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
  if (signal.aborted) return
  try {
    const tests = await getTestsAt(context, time.toISOString(), signal)
    if (!signal.aborted) set(loadedAtom, tests.length > 0 ? { status: 'found', tests } : { status: 'none' })
  } catch (error) {
    if (signal.aborted) return
    set(loadedAtom, { status: 'failed' })
    reportError(context.element, 'AB_TESTS_UNAVAILABLE', String(error))
  }
})
