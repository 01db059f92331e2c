/** Lives many lives, and makes the report of a failed one. */
import { execFileSync } from 'node:child_process'
import { root } from '../../tools/paths.ts'
import { Life } from './life.ts'
import type { StartProduct } from './product.ts'
import { type Script, scriptOf } from './script.ts'

const commit = () =>
  execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { cwd: root('.'), encoding: 'utf8' }).trim()

/** The law that a life breaks; undefined for a good one. `trace` is filled with what happens. */
async function faultOf(start: StartProduct, seed: number, script: Script, trace?: string[]) {
  const { stackTraceLimit } = Error
  // Lives are full of errors, whose stacks nobody reads.
  Error.stackTraceLimit = 0
  try {
    await new Life(seed, script, start, trace).live()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Without each step that the life needs not to fail in the same way. */
async function shortened(start: StartProduct, seed: number, script: Script, fault: string): Promise<Script> {
  let shortest = script
  for (const step of script.steps) {
    const shorter = { ...script, steps: shortest.steps.filter((other) => other !== step) }
    if ((await faultOf(start, seed, shorter))?.slice(-9) === fault.slice(-9)) shortest = shorter
  }
  return shortest
}

/** Reports of the lives that have failed, at most so many; each can be lived again from its seed and commit. */
export async function lives(start: StartProduct, first: number, count: number, atMost = 5): Promise<string[]> {
  const reports: string[] = []
  for (let seed = first; seed < first + count && reports.length < atMost; seed += 1) {
    const script = scriptOf(seed)
    const fault = await faultOf(start, seed, script)
    if (!fault) continue
    const trace: string[] = []
    const inShort = await faultOf(start, seed, await shortened(start, seed, script, fault), trace)
    reports.push(`SEED=${seed} LIVES=1, commit ${commit()}: ${fault}\nIn short:\n${trace.join('\n')}\n${inShort}`)
  }
  return reports
}

/** How many lives it takes to find a fault, and the law that is broken then; undefined when so many find none. */
export async function livesToFind(start: StartProduct, first: number, atMost: number) {
  for (let count = 1; count <= atMost; count += 1) {
    const seed = first + count - 1
    const fault = await faultOf(start, seed, scriptOf(seed))
    if (fault) return { count, fault }
  }
  return undefined
}
