/** The functions that take the time of a measured piece of work: Chromium's samples between the marks of bench/page/timing.ts. */
import type { Page, Protocol } from 'puppeteer-core'

type Node = Protocol.Profiler.ProfileNode

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Node) =>
  `${functionName || '(anonymous)'} ${url.split('/').pop()}:${lineNumber + 1}`

/** The share of each function in the measured time, in ms a round: alone, and with all that it calls. */
interface Shares {
  self: Map<string, number>
  total: Map<string, number>
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Protocol.Profiler.Profile, rounds: number): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map<number, number>()
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id)
  const stackOf = (id: number): Node[] => {
    const stack: Node[] = []
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at)
      if (node) stack.push(node)
    }
    return stack
  }
  const shares: Shares = { self: new Map(), total: new Map() }
  const add = (to: Map<string, number>, name: string, ms: number) => to.set(name, (to.get(name) ?? 0) + ms / rounds)
  let isMeasured = false
  samples.forEach((id, index) => {
    const stack = stackOf(id)
    const isIn = (name: string) => stack.some(({ callFrame }) => callFrame.functionName === name)
    if (isIn('measureBegins')) isMeasured = true
    else if (isIn('measureEnds')) isMeasured = false
    else if (isMeasured && stack[0]) {
      const ms = (timeDeltas[index] ?? 0) / 1000
      add(shares.self, nameOf(stack[0]), ms)
      for (const name of new Set(stack.map(nameOf))) add(shares.total, name, ms)
    }
  })
  return shares
}

/** Runs work in the page with Chromium's profiler, on a processor of a quarter of the speed. */
export async function profiled(page: Page, rounds: number, run: () => Promise<unknown>): Promise<Shares> {
  const session = await page.createCDPSession()
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 100 })
  await page.evaluate('globalThis.isProfiled = true')
  await page.emulateCPUThrottling(4)
  await session.send('Profiler.start')
  await run()
  const { profile } = await session.send('Profiler.stop')
  await page.emulateCPUThrottling(1)
  await page.evaluate('globalThis.isProfiled = false')
  await session.detach()
  // Two rounds warm up.
  return sharesOf(profile, rounds + 2)
}

const largest = (shares: ReadonlyMap<string, number>, count: number) =>
  [...shares]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, ms]) => `  ${ms.toFixed(2).padStart(7)}  ${name}`)
    .join('\n')

export function printShares(what: string, { self, total }: Shares, count = 40): void {
  console.log(`${what}, ms a round by function alone\n${largest(self, count)}`)
  console.log(`${what}, ms a round with all that it calls\n${largest(total, count)}`)
}
