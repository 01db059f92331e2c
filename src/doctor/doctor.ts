/**
 * `shopElements.doctor()` (public contract, section 8): what on this page works against the elements, each with its remedy.
 * Fetched when it is called; bundled on its own, so that it speaks where the elements' own code can't be had. Where there is
 * no loader at all it is called by its address: `(await import('https://cdn…/doctor.js')).doctor()`.
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
  const count = findings.length === 1 ? 'one thing' : `${findings.length} things`
  if (findings.length === 0)
    console.info(`[shop-elements] Doctor, version ${VERSION}: nothing works against the elements.`)
  else console.info(`[shop-elements] Doctor, version ${VERSION}: ${count} to look at.`)
  for (const { code, message, remedy, element } of findings)
    console.info(`[shop-elements] ${code}: ${message}\n→ ${remedy}`, ...(element ? [element] : []))
}

/** Prints what it finds, and returns it. Changes nothing, asks each service once. */
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
