type Method = 'warn' | 'error'

/** Runs a function; its warnings are collected instead of printed. */
export function withCapturedConsole<T>(run: () => T, method: Method = 'warn'): { result: T; warnings: string[] } {
  const warnings: string[] = []
  const stop = captureConsole(method, warnings)
  try {
    return { result: run(), warnings }
  } finally {
    stop()
  }
}

/** Collects the output of a console method; returns the function that restores the method. */
export function captureConsole(method: Method, into: string[]): () => void {
  const original = console[method]
  console[method] = (...parts: unknown[]) => void into.push(parts.map(String).join(' '))
  return () => {
    console[method] = original
  }
}
