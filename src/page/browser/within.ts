/** The value of a promise that resolves within a time; undefined when it takes longer. A failure in time is thrown. */
export async function within<Value>(running: Promise<Value>, ms: number): Promise<{ value: Value } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The timer belongs to the request that waits: on workerd a promise of another request may never settle.
  const isOver = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, ms))
  })
  try {
    return await Promise.race([running.then((value) => ({ value })), isOver])
  } finally {
    clearTimeout(timer)
  }
}
