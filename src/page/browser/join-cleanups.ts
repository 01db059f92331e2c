/** Several clean-ups as one, run in the given order. */
export const joinCleanups =
  (...cleanups: (() => void)[]): (() => void) =>
  () => {
    for (const cleanup of cleanups) cleanup()
  }
