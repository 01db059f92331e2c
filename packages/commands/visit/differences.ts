/** The differences between two visits of a page, and those that are worse (FLEET-3, TRY-6). */
import { isNote } from './errors.ts'
import type { Asked, Box, Visit } from './visit.ts'

export interface Difference {
  /** The same for the same difference of another pair of visits. */
  key: string
  text: string
  isWorse: boolean
}

/** Below it nobody sees a shift; from `WORSE_SHIFT` on it is worse. */
const SEEN_SHIFT = 0.001
const WORSE_SHIFT = 0.01
/** The time by which one and the same page differs from one visit to the next. */
const SEEN_BLOCKING_MS = 50

export function differencesOf(before: Visit, after: Visit): Difference[] {
  const findings = ({ findings }: Visit, isOfNotes: boolean) =>
    findings.filter(({ code }) => isNote(code) === isOfNotes).map(({ code, message }) => `${code}: ${message}`)
  return [
    ...ofStart(before, after),
    ...ofBoxes(before, after),
    ...ofNumbers(before, after),
    ...ofTexts('finding', findings(before, false), findings(after, false), true),
    ...ofTexts('note', findings(before, true), findings(after, true), false),
    ...ofTexts('policy', before.violations, after.violations, true),
    ...ofTexts('console error', before.consoleErrors, after.consoleErrors, true),
    ...ofTexts('console warning', before.consoleWarnings, after.consoleWarnings, false),
    ...ofWaking(before, after),
  ]
}

function ofStart({ version: before }: Visit, { version: after }: Visit): Difference[] {
  if (before === after) return []
  if (after === undefined) return [{ key: 'start', text: `version ${before} → it has not started`, isWorse: true }]
  return [{ key: 'start', text: `version ${before ?? 'none'} → ${after}`, isWorse: false }]
}

export const sizeOf = (box: Box | undefined): string => (box ? `${box.width} × ${box.height} px` : 'none')

function ofBoxes(before: Visit, after: Visit): Difference[] {
  const names = new Set([...before.boxes, ...after.boxes].map(({ name }) => name))
  return [...names].flatMap((name) => {
    const [was, is] = [before, after].map(({ boxes }) => boxes.find((box) => box.name === name))
    if (sizeOf(was) === sizeOf(is)) return []
    const isWorse = (was?.height ?? 0) > 0 && (is?.height ?? 0) === 0
    return [{ key: `size ${name}`, text: `${name} ${sizeOf(was)} → ${sizeOf(is)}`, isWorse }]
  })
}

function ofNumbers(before: Visit, after: Visit): Difference[] {
  const shift = after.layoutShift - before.layoutShift
  const blockingMs = after.blockingMs - before.blockingMs
  const found: Difference[] = []
  if (Math.abs(shift) >= SEEN_SHIFT)
    found.push({
      key: 'layout shift',
      text: `layout shift ${before.layoutShift} → ${after.layoutShift}`,
      isWorse: shift >= WORSE_SHIFT,
    })
  if (Math.abs(blockingMs) >= SEEN_BLOCKING_MS)
    found.push({
      key: 'blocking',
      text: `blocking time ${before.blockingMs} ms → ${after.blockingMs} ms`,
      isWorse: false,
    })
  return found
}

function ofTexts(about: string, before: readonly string[], after: readonly string[], isWorse: boolean): Difference[] {
  const lines = (texts: readonly string[], others: readonly string[], word: string, isWorse: boolean) =>
    texts
      .filter((text) => !others.includes(text))
      .map((text) => ({ key: `${word} ${about} ${text}`, text: `${word} ${about}: ${text}`, isWorse }))
  return [...lines(after, before, 'new', isWorse), ...lines(before, after, 'gone', false)]
}

/** A fragment of another release wakes with each new version until it is included anew: no fault of that version. */
function ofWaking(before: Visit, after: Visit): Difference[] {
  return after.woken
    .filter((tag) => !before.woken.includes(tag))
    .map((tag) => {
      // The form of a footer comes with the footer's fragment.
      const own = after.embedded.filter((one) => one.tag === tag)
      const fragments = own.length > 0 ? own : after.embedded
      const old = fragments.find(({ release }) => release !== undefined && release !== after.version)?.release
      const why = old === undefined ? '' : `: its fragment is of ${old}`
      return { key: `woken ${tag}`, text: `${tag} fetches React unused${why}`, isWorse: old === undefined }
    })
}

export interface RequestSum {
  by: Asked['by']
  count: number
  bytes: number
}

export const sumsOf = ({ requests }: Visit): RequestSum[] =>
  (['ours', 'page', 'others'] as const).map((by) => {
    const all = requests.filter((one) => one.by === by)
    return { by, count: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) }
  })

/** The names of what is asked for in one of two visits only. */
export function requestChanges(before: Visit, after: Visit): { added: string[]; gone: string[] } {
  const namesOf = ({ requests }: Visit) => [...new Set(requests.map(({ by, name }) => `${by}: ${name}`))]
  const [was, is] = [namesOf(before), namesOf(after)]
  return { added: is.filter((name) => !was.includes(name)), gone: was.filter((name) => !is.includes(name)) }
}
