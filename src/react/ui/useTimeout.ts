import { useEffect, useMemo } from 'react'

export interface Timeout {
  /** Runs after the time; an earlier start is forgotten. */
  start(run: () => void, ms: number): void
  stop(): void
}

/** One timer that ends with its component. */
export function useTimeout(): Timeout {
  const timeout = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    return {
      stop,
      start(run: () => void, ms: number) {
        stop()
        timer = setTimeout(run, ms)
      },
    }
  }, [])
  useEffect(() => timeout.stop, [timeout])
  return timeout
}
