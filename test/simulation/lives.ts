/** Lives many lives, and makes the report of a failed one. */
import { execFileSync } from 'node:child_process'
import { root } from '../../tools/paths.ts'
import { Life } from './life.ts'
import { type Script, scriptOf } from './script.ts'

interface Failure {
  fault: string
  trace: readonly string[]
}

async function failureOf(seed: number, script: Script): Promise<Failure | undefined> {
  const life = new Life(seed, script)
  try {
    await life.live()
    return undefined
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), trace: life.trace }
  }
}

/** Leaves out each step without which the life fails in the same way. */
async function shortened(seed: number, script: Script, failure: Failure): Promise<Failure> {
  let [shortest, steps] = [failure, script.steps]
  for (const step of script.steps) {
    const fewer = steps.filter((other) => other !== step)
    const again = await failureOf(seed, { ...script, steps: fewer })
    if (again?.fault.slice(-9) === failure.fault.slice(-9)) [shortest, steps] = [again, fewer]
  }
  return shortest
}

const commit = () =>
  execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { cwd: root('.'), encoding: 'utf8' }).trim()

/** Reports of the lives that have failed, at most so many; each can be lived again from its seed and commit. */
export async function lives(first: number, count: number, atMost = 5): Promise<string[]> {
  const reports: string[] = []
  const { stackTraceLimit } = Error
  // Lives are full of errors, whose stacks nobody reads.
  Error.stackTraceLimit = 0
  for (let seed = first; seed < first + count && reports.length < atMost; seed += 1) {
    const script = scriptOf(seed)
    const failure = await failureOf(seed, script)
    if (!failure) continue
    const { fault, trace } = await shortened(seed, script, failure)
    reports.push(`SEED=${seed} LIVES=1, commit ${commit()}: ${failure.fault}\nIn short:\n${trace.join('\n')}\n${fault}`)
  }
  Error.stackTraceLimit = stackTraceLimit
  return reports
}
