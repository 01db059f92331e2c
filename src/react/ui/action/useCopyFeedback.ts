import { useState } from 'react'
import { copyText } from '../../../page/browser/copy-text.ts'
import { COPIED_MS } from '../../../shop/limits.ts'
import { useTimeout } from '../useTimeout.ts'

type CopyState = 'idle' | 'copied' | 'failed'

interface CopyFeedback {
  /** The outcome of the last copy, for 3 s. */
  state: CopyState
  /** Resolves to whether the text was copied: page or browser may deny access to the clipboard. */
  copy(text: string): Promise<boolean>
}

/** Copies to the clipboard and keeps the outcome for display (PREVIEW-14, PROMO-28, PROMO-29). */
export function useCopyFeedback(): CopyFeedback {
  const [state, setState] = useState<CopyState>('idle')
  const timeout = useTimeout()
  const copy = async (text: string) => {
    const isCopied = await copyText(text)
    setState(isCopied ? 'copied' : 'failed')
    timeout.start(() => setState('idle'), COPIED_MS)
    return isCopied
  }
  return { state, copy }
}
