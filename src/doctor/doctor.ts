/**
 * `shopElements.doctor()`: problems of this page for the elements, each with its remedy (DELIVERY-33, DELIVERY-34). A bundle of its own,
 * fetched when it is called, so that it works where the elements' code can't be loaded. On a page without the loader call it by
 * its address: `(await import('https://cdn…/doctor.js')).doctor()`.
 */
import { VERSION } from '../shop/version.ts'
import { examineAttributes } from './attributes.ts'
import { examineConsent } from './consent.ts'
import type { Finding } from './finding.ts'
import { examineLayout } from './layout.ts'
import { examineLibraries } from './libraries.ts'
import { examineLoaders } from './loaders.ts'
import { examinePolicy, watchViolations } from './policy.ts'
import { examineServices } from './services.ts'
import { examineShifts } from './shifts.ts'

function print(findings: readonly Finding[]): void {
  const count = findings.length === 1 ? '1 problem' : `${findings.length || 'no'} problems`
  console.info(`[shop-elements] Doctor, version ${VERSION}: ${count} found.`)
  for (const { code, message, remedy, element } of findings)
    console.info(`[shop-elements] ${code}: ${message}\n→ ${remedy}`, ...(element ? [element] : []))
}

/** Prints and returns the findings. Changes nothing on the page; calls each service once. */
export async function doctor(): Promise<Finding[]> {
  const violations = watchViolations()
  const examined = await Promise.all([
    examineLoaders(),
    examineAttributes(),
    examineConsent(),
    examineLayout(),
    examineLibraries(),
    examineServices(),
    examineShifts(),
  ])
  const findings = [...examined.flat(), ...(await examinePolicy(violations()))]
  print(findings)
  return findings
}
