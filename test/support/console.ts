interface Log {
  method: string
  text: string
}

/** React says so where the page of a test renders a fragment, and then hydrates it. */
const MULTIPLE_RENDERERS = /Detected multiple renderers/

const METHODS = ['error', 'warn'] as const
let logs: Log[] = []
let expected: RegExp[] = []

const textOfPart = (part: unknown) => (part instanceof Error ? (part.stack ?? part.message) : String(part))

/** From now on each message is kept instead of printed, until the returned function is called. */
export function startLogs(): () => void {
  const { error, warn } = console
  logs = []
  expected = []
  for (const method of METHODS)
    console[method] = (...parts: unknown[]) => {
      const text = parts.map(textOfPart).join(' ')
      if (!MULTIPLE_RENDERERS.test(text)) logs.push({ method, text })
    }
  return () => {
    Object.assign(console, { error, warn })
  }
}

/** Messages that match are expected in this test, before or after this line: its end waits for them, and fails if none comes. */
export const expectLogs = (...patterns: RegExp[]): void => void expected.push(...patterns)

const missingLogs = () => expected.filter((pattern) => !logs.some(({ text }) => pattern.test(text)))

/** Whether each expected message has come. */
export const haveExpectedLogs = (): boolean => missingLogs().length === 0

/** The logs that were unasked so far, and which of the expected messages are missing; each is reported once. */
export function takeFaultyLogs(): string[] {
  const missing = missingLogs()
  const unasked = logs.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
  logs = logs.filter((log) => !unasked.includes(log))
  expected = expected.filter((pattern) => !missing.includes(pattern))
  return [
    ...unasked.map(({ method, text }) => `Nobody expected this in console.${method}: ${text}`),
    ...missing.map((pattern) => `Nothing like ${pattern} came to the console.`),
  ]
}
