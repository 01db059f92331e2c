/**
 * `shopElements.doctor()`: problems of this page for the elements, each with its remedy (DELIVERY-33, DELIVERY-34). A bundle of its own,
 * fetched when it is called, so that it works where the elements' code can't be loaded. On a page without the loader call it by
 * its address: `(await import('https://cdn…/doctor.js')).doctor()`.
 */

import { toldErrors } from '../page/events/told-errors.ts'
import { VERSION } from '../shop/version.ts'
import { examineAttributes, examineConsent } from './attributes.ts'
import { examineDuties } from './duties.ts'
import type { Finding } from './finding.ts'
import { examineFragments } from './fragments.ts'
import { examineLayout, examineShifts } from './layout.ts'
import { examineLibraries } from './libraries.ts'
import { examineLoaders } from './loaders.ts'
import { examinePage, examinePrefetchers } from './page.ts'
import { examinePictures } from './pictures.ts'
import { askRelease, examineMailToken, examinePolicy, watchViolations } from './policy.ts'
import { examineServices } from './services.ts'
import { examineWaking } from './waking.ts'

/** Errors that elements have reported by `shop-element-error` since the page was loaded (DELIVERY-37), but not those of calls to a dead host. */
const examineErrors = (causes: readonly Finding[]): Finding[] =>
  Object.keys(toldErrors())
    // The doctor says more of it itself.
    .filter((message) => !/ FRAGMENT_CHANGED: /.test(message))
    .filter((message) => !(/ got no answer \(/.test(message) && causes.some(({ code }) => code === 'NOTHING_LISTENS')))
    .map((message) => ({
      code: 'ELEMENT_ERROR',
      message: `An element has reported an error: ${message}`,
      remedy: 'See its code in docs/errors.md.',
    }))

function print(findings: readonly Finding[]): void {
  const count = findings.length === 1 ? '1 problem' : `${findings.length || 'no'} problems`
  const say = (...all: unknown[]) => (globalThis.console as Partial<Console> | undefined)?.info?.(...all)
  say(`[shop-elements] Doctor, version ${VERSION}: ${count} found.`)
  for (const { code, message, remedy, element } of findings)
    say(`[shop-elements] ${code}: ${message}\n→ ${remedy}`, ...(element ? [element] : []))
}

const CHECKS: Readonly<Record<string, () => Finding[] | Promise<Finding[]>>> = {
  loaders: examineLoaders,
  'release’s host': askRelease,
  attributes: examineAttributes,
  consent: examineConsent,
  duties: examineDuties,
  layout: examineLayout,
  page: examinePage,
  'changes of fragments': examineFragments,
  'referrer policy': examineMailToken,
  fragments: examineWaking,
  libraries: examineLibraries,
  'speculation rules': examinePrefetchers,
  services: examineServices,
  pictures: examinePictures,
  shifts: examineShifts,
}

/** A check that fails, on a page that nobody has thought of, is a finding (DELIVERY-64). */
async function safely(subject: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const message = `The doctor could not examine the ${subject} of this page (${error instanceof Error ? error.name : typeof error}).`
    return [{ code: 'CHECK_FAILED', message, remedy: 'Report it, with the address of the page.' }]
  }
}

/** Never throws. Prints and returns the findings. Changes nothing on the page; calls each service once. */
export async function doctor(): Promise<Finding[]> {
  let violations: ReturnType<typeof watchViolations> = () => []
  await safely('policies', () => {
    violations = watchViolations()
    return []
  })
  const examined = (await Promise.all(Object.entries(CHECKS).map(([subject, check]) => safely(subject, check)))).flat()
  const policy = await safely('policies', () => examinePolicy(violations()))
  // Causes come first.
  const findings = [...policy, ...examined, ...(await safely('errors', () => examineErrors(examined)))]
  print(findings)
  return findings
}
