import { useState } from 'react'
import { previewLink, type SharedPreview } from '../../page/preview/preview-link.ts'
import { Button } from '../ui/action/Button.tsx'
import { useCopyFeedback } from '../ui/action/useCopyFeedback.ts'

/** Copies a link to this page that shows other staff the same preview (PREVIEW-14). */
export function ShareButton({ preview }: { preview: SharedPreview }) {
  const { state, copy } = useCopyFeedback()
  const [linkToSelect, setLinkToSelect] = useState('')
  const copyLink = async () => {
    const link = previewLink(preview)
    if (!(await copy(link))) setLinkToSelect(link)
  }
  const isCopied = state === 'copied'
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => void copyLink()}>
        {isCopied ? 'Link copied' : 'Copy link'}
      </Button>
      {linkToSelect && (
        <input
          key={linkToSelect}
          ref={selectText}
          className="preview__link"
          aria-label="Link to this preview"
          readOnly
          value={linkToSelect}
        />
      )}
      <span className="visually-hidden" role="status">
        {isCopied && 'Link copied'}
      </span>
    </>
  )
}

const selectText = (input: HTMLInputElement | null) => input?.select()
