import { page } from './page.ts'

/** A service whose answers come when the test says so. */
export function heldAnswer() {
  const waiting: ((response: Response) => void)[] = []
  return {
    answer: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    /** Answers the oldest call, once it has come. */
    release: async (response: Response) => (await page.until(() => waiting.shift(), 'a call waits'))(response),
  }
}
