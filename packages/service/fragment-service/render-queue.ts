/** One render at a time, and none that would miss its deadline: more load than a core can render gets fallbacks. */

/** Thrown instead of rendering: the result would come after its deadline (FRAGMENT-25). */
export class TooBusy extends Error {}

/** Renders when it is its turn; rejects with `TooBusy` as soon as the result can't be there by its deadline. */
export type RenderFragment = <Result>(run: () => Promise<Result>, deadline?: number) => Promise<Result>

interface Job {
  /** By `performance.now()`: when the result must be there. */
  deadline: number
  start(): Promise<void>
  refuse(): void
}

/** Until the first render has been timed, in ms. */
const FIRST_GUESS_MS = 10
/** The weight of the latest render in the moving average, which is expected of the next one. */
const WEIGHT = 0.2

const { setImmediate: soon } = globalThis as { setImmediate?: (run: () => void) => unknown }
/** Node accepts one connection a turn: with fewer, visitors wait behind all connections that strangers open (FRAGMENT-40). */
const MAX_TURNS = soon ? 100 : 1

/** Between two renders everything else has its turn: new requests are seen, and timers are in time. */
const otherTurn = () =>
  new Promise<void>((resolve) => {
    if (soon) soon(resolve)
    else setTimeout(resolve, 0)
  })

export function createRenderQueue(now: () => number = () => performance.now()): RenderFragment {
  const jobs: Job[] = []
  let isRunning = false
  let isRendering = false
  let averageMs = FIRST_GUESS_MS
  /** After a render, until the next may begin. */
  let pause: Promise<void> | undefined

  /** As long as a render at most. */
  async function letOthers(): Promise<void> {
    const end = now() + averageMs
    for (let turn = 0; turn === 0 || (turn < MAX_TURNS && now() < end); turn += 1) await otherTurn()
    pause = undefined
  }

  /** Those that will miss their deadline are refused now, not when it is their turn. */
  function refuseLate(): void {
    const start = now()
    const isInTime = ({ deadline }: Job, index: number) => start + (index + 1) * averageMs <= deadline
    const late = jobs.filter((job, index) => !isInTime(job, index))
    if (late.length === 0) return
    jobs.splice(0, jobs.length, ...jobs.filter(isInTime))
    for (const job of late) job.refuse()
  }

  async function runAll(): Promise<void> {
    isRunning = true
    while (jobs.length > 0) {
      if (pause) await pause
      // Those that it was for may have been refused meanwhile.
      const job = jobs.shift()
      if (!job) break
      const started = now()
      if (started + averageMs > job.deadline) {
        job.refuse()
        continue
      }
      isRendering = true
      await job.start()
      isRendering = false
      averageMs += WEIGHT * (now() - started - averageMs)
      refuseLate()
      pause = letOthers()
    }
    isRunning = false
  }

  return (run, deadline = Number.POSITIVE_INFINITY) =>
    new Promise((resolve, reject) => {
      const job: Job = {
        // A rendering that has none before it goes on, however long that takes: others can't be the reason.
        deadline: isRunning ? deadline : Number.POSITIVE_INFINITY,
        start: () => run().then(resolve, reject),
        refuse: () => reject(new TooBusy('The fragment would be late.')),
      }
      // A rendering without a deadline comes first: others wait for it.
      const ahead = deadline === Number.POSITIVE_INFINITY ? 0 : jobs.length
      if (now() + (ahead + 1 + Number(isRendering)) * averageMs > job.deadline) return job.refuse()
      jobs.splice(ahead, 0, job)
      if (!isRunning) void runAll()
    })
}
