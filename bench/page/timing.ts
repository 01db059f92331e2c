/** Functions that the bench pages share: waiting for a state of the page, and rounds that alternate. */

export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves after all tasks of higher priority. */
export const idle = (): Promise<void> =>
  (window as unknown as { scheduler: { postTask(run: () => void, how: object): Promise<void> } }).scheduler.postTask(
    () => {},
    { priority: 'background' },
  )

/** Resolves when what is in the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

/** Resolves in the microtask after the change of the tree that makes it true. */
export function changed(root: Node, isDone: () => boolean): Promise<void> {
  if (isDone()) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
  })
}

export type Round = (round: number) => Promise<number>

/**
 * The times in ms of each contender, or of one for a profile. Each round measures all, in turning order; the first two rounds warm
 * up.
 */
export async function alternately(
  rounds: number,
  only: string | undefined,
  contenders: Readonly<Record<string, Round>>,
): Promise<Record<string, number[]>> {
  const names = Object.keys(contenders).filter((name) => !only || name === only)
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = -2; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round + names.length + 2) % names.length] as string
      const ms = await (contenders[name] as Round)(round)
      if (round >= 0) times[name]?.push(ms)
      await idle()
    }
  }
  return times
}

/** Seen in a profile: what is measured lies between the two. */
function measureBegins(): void {
  spin()
}
function measureEnds(): void {
  spin()
}
function spin(): void {
  if (!(globalThis as { isProfiled?: boolean }).isProfiled) return
  for (const until = performance.now() + 1; performance.now() < until; );
}

/** Starts the clock; the returned function stops it, and gives the time in ms. */
export function start(): () => number {
  measureBegins()
  const begun = performance.now()
  return () => {
    const ms = performance.now() - begun
    measureEnds()
    return ms
  }
}
