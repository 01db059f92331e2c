/** A service whose answer is late on purpose: nothing else may take a time in a test. */
import { setTimeout as wait } from 'node:timers/promises'

/** Resolves when it is time to answer, and rejects when the call is given up before. */
export const lateAnswer = (ms: number, signal?: AbortSignal | null) =>
  wait(ms, undefined, { signal: signal ?? undefined })
