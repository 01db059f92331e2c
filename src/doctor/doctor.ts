/**
 * `shopElements.doctor()`: problems of this page for the elements, each with its remedy (DELIVERY-33, DELIVERY-34). A bundle of its own,
 * fetched when it is called, so that it works where the elements' code can't be loaded. On a page without the loader call it by
 * its address: `(await import('https://cdn…/doctor.js')).doctor()`.
 */
import { VERSION } from '../shop/version.ts'
import { examineAttributes } from './attributes.ts'
import { examineConsent } from './consent.ts'
import { examineDuties } from './duties.ts'
import { examineErrors } from './errors.ts'
import type { Finding } from './finding.ts'
import { examineFragments } from './fragments.ts'
import { examineLayout } from './layout.ts'
import { examineLibraries } from './libraries.ts'
import { examineLoaders } from './loaders.ts'
import { examineMailToken } from './mail-token.ts'
import { examinePage } from './page.ts'
import { examinePictures } from './pictures.ts'
import { askRelease, examinePolicy, watchViolations } from './policy.ts'
import { examinePrefetchers } from './prefetchers.ts'
import { examineServices } from './services.ts'
import { examineShifts } from './shifts.ts'
import { examineWaking } from './waking.ts'

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
