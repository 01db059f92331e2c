import { useEffect, useMemo } from 'react'

export interface Timeout {
  /** Runs the callback after the time, and cancels one that was started before. */
  start(run: () => void, ms: number): void
  stop(): void
}

/** One timer, cancelled when the component unmounts. */
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
