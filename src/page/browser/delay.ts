/** Resolves after a time, or as soon as the signal is aborted: check the signal afterwards. */
export const delay = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
  })
