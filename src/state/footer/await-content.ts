import type { Store } from '../store.ts'
import { connectFooter, footerContentAtom } from './footer.ts'

/** Loads the content before the first paint. Resolves when it is there, or after the limit, with the cleanup. */
export function awaitFooterContent(store: Store, contentId: string, limitMs: number): Promise<() => void> {
  const disconnect = connectFooter(store, contentId)
  const state = footerContentAtom(contentId)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(disconnect)
    }
    const timer = setTimeout(end, limitMs)
    const stop = store.sub(state, () => store.get(state).isSettled && end())
    if (store.get(state).isSettled) end()
  })
}
