/** One timer: another start cancels the one before. */
export function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    stop,
    start(run: () => void, ms: number) {
      stop()
      timer = setTimeout(() => {
        timer = undefined
        run()
      }, ms)
    },
    isRunning: () => timer !== undefined,
  }
}
