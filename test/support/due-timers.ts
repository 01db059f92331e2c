/** The work that a fake clock waits for: promises and imports take real time, whatever the clock says. */
import type { Clock } from '@sinonjs/fake-timers'
import { until } from './waits.ts'

const isDueIn = (clock: Clock, ms: number) => {
  const { timers } = clock as unknown as { timers?: Map<number, { callAt: number }> }
  return [...(timers?.values() ?? [])].some(({ callAt }) => callAt === clock.now + ms)
}

/** Resolves when a timer ends in so many ms of the clock, and the condition holds. */
export const untilDueIn = (clock: Clock, ms: number, isSo = () => true) =>
  until(() => isSo() && isDueIn(clock, ms), `a timer ends in ${ms} ms`)
