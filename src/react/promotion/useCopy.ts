import { useState } from 'react'
import { COPIED_MS } from '../../shop/limits.ts'
import { useTimeout } from '../ui/useTimeout.ts'

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text; whether it worked is known for 3 s (specification 1 §4). A page or a browser may bar the clipboard. */
export function useCopy(text: string): { state: CopyState; copy(): Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const timeout = useTimeout()
  const copy = async () => {
    let outcome: CopyState = 'copied'
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      outcome = 'failed'
    }
    setState(outcome)
    timeout.start(() => setState('idle'), COPIED_MS)
  }
  return { state, copy }
}
