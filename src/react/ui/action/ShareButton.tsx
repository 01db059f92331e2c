import { useState } from 'react'
import { copyText } from '../../../page/browser/copy-text.ts'
import { COPIED_MS } from '../../../shop/limits.ts'
import { useTimeout } from '../useTimeout.ts'
import { Button, type ButtonStyle } from './Button.tsx'

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

interface ShareButtonProps extends Pick<ButtonStyle, 'variant' | 'size'> {
  /** The address to share; called when the button is used, since a page may change its own. */
  link(): string
  label: string
  /** Shown on the button for 3 s after copying. */
  copiedLabel: string
  /** Names the field that shows the link where it can't be copied. */
  fieldLabel: string
  /** Given: devices that can share open their own dialog with this title. Without it the link is copied everywhere. */
  shareTitle?: string
}

/** Shares a link by the device's own dialog, or copies it; where neither works it shows in a field, selected (PART-42, PREVIEW-14). */
export function ShareButton({ link, label, copiedLabel, fieldLabel, shareTitle, ...style }: ShareButtonProps) {
  const { state, copy } = useCopyFeedback()
  const [linkToSelect, setLinkToSelect] = useState('')
  const share = async () => {
    const url = link()
    if (shareTitle !== undefined && (await shareByDevice(shareTitle, url))) return
    if (!(await copy(url))) setLinkToSelect(url)
  }
  const isCopied = state === 'copied'
  return (
    <>
      <Button {...style} onClick={() => void share()}>
        {isCopied ? copiedLabel : label}
      </Button>
      {linkToSelect && (
        <input
          key={linkToSelect}
          ref={selectText}
          className="share__link"
          aria-label={fieldLabel}
          readOnly
          value={linkToSelect}
        />
      )}
      <span className="visually-hidden" role="status">
        {isCopied && copiedLabel}
      </span>
    </>
  )
}

/** True when the dialog was shown, also when the person closed it; false where there is none. */
async function shareByDevice(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

const selectText = (input: HTMLInputElement | null) => input?.select()
