import { reportMissingCode } from '../page/events/events.ts'

/**
 * Runs something with code that has to be fetched first, unless it has been ended by then. When the code can't be loaded, which
 * is reported, the element goes on without. Returns the cleanup.
 */
export function whenFetched<Code>(
  tag: string,
  fetching: Promise<Code>,
  run: (code: Code) => (() => void) | undefined,
): () => void {
  let end: (() => void) | undefined
  let isEnded = false
  fetching.then(
    (code) => {
      if (!isEnded) end = run(code)
    },
    (error) => reportMissingCode(tag, error),
  )
  return () => {
    isEnded = true
    end?.()
  }
}
