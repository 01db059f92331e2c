import { useState } from 'react'
import { previewLink, type SharedPreview } from '../../page/preview/preview-link.ts'
import { Button } from '../ui/action/Button.tsx'
import { useTimeout } from '../ui/useTimeout.ts'

const COPIED_MS = 3000

/** A link to this page that shows other staff the same preview. */
export function ShareButton({ preview }: { preview: SharedPreview }) {
  const [isCopied, setCopied] = useState(false)
  // Where the clipboard is barred, the link stands there to be copied by hand.
  const [link, setLink] = useState('')
  const timeout = useTimeout()
  const copy = async () => {
    const address = previewLink(preview)
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      timeout.start(() => setCopied(false), COPIED_MS)
    } catch {
      setLink(address)
    }
  }
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => void copy()}>
        {isCopied ? 'Link copied' : 'Copy link'}
      </Button>
      {link && (
        <input
          className="preview__link"
          aria-label="Link to this preview"
          readOnly
          value={link}
          ref={(field) => field?.select()}
        />
      )}
      <span className="visually-hidden" role="status">
        {isCopied && 'Link copied'}
      </span>
    </>
  )
}
