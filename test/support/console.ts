type Method = 'warn' | 'error'

/** Runs with warnings kept instead of printed. */
export function hushed<T>(run: () => T, method: Method = 'warn'): { result: T; warnings: string[] } {
  const warnings: string[] = []
  const stop = hush(method, warnings)
  try {
    return { result: run(), warnings }
  } finally {
    stop()
  }
}

/** Keeps what is told by a console method from now on; returns what ends it. */
export function hush(method: Method, into: string[]): () => void {
  const original = console[method]
  console[method] = (...parts: unknown[]) => void into.push(parts.map(String).join(' '))
  return () => {
    console[method] = original
  }
}
