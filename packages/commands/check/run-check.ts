import { byCause, type CheckResult } from './finding.ts'
import { checkReads } from './reads.ts'
import { type CheckOptions, Session } from './session.ts'
import { checkWrites } from './writes.ts'

/**
 * Asks a back end the calls of the contract, one after the other, and says what it does not keep (CHECK-1).
 *
 * @throws {Error} when it can't be asked.
 */
export async function runCheck(options: CheckOptions): Promise<CheckResult> {
  const session = new Session(options)
  await checkReads(session)
  if (options.write) await checkWrites(session)
  return { ...session.result, findings: byCause(session.result.findings) }
}
