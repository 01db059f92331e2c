interface Run<Value> {
  /** In ms since 1970. */
  startedAt: number
  result: Promise<Value>
}

/**
 * One run at a time of each key, which all who ask for it share. On workerd the end of the request that has begun a run can end
 * the run, unnoticed: after `lostMs` another one is begun.
 */
export function createSharedRuns<Value>(lostMs: number) {
  const running = new Map<string, Run<Value>>()
  return (key: string, begin: () => Promise<Value>): Run<Value> & { isNew: boolean } => {
    const known = running.get(key)
    if (known && Date.now() - known.startedAt < lostMs) return { ...known, isNew: false }
    const run: Run<Value> = {
      startedAt: Date.now(),
      result: begin().finally(() => {
        if (running.get(key) === run) running.delete(key)
      }),
    }
    // Those that were lost; the oldest come first.
    for (const [lost, { startedAt }] of running) {
      if (Date.now() - startedAt < lostMs) break
      running.delete(lost)
    }
    running.set(key, run)
    return { ...run, isNew: true }
  }
}
