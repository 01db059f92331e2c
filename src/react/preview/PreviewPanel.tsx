import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import type { CommonProps } from '../../page/attributes.ts'
import { connectPreview, logOutStaffAtom, previewAtom } from '../../state/preview.ts'
import { useElement } from '../shell/ElementContext.ts'
import { Button } from '../ui/Button.tsx'

/** Tells staff what they are looking at, so that nobody mistakes a preview for the shop (specification 2 §2). */
export function PreviewPanel({ locale }: CommonProps) {
  const store = useStore()
  const { isHydrated } = useElement()
  const preview = useAtomValue(previewAtom)
  const logOut = useSetAtom(logOutStaffAtom)
  useEffect(() => {
    if (isHydrated) return connectPreview(store)
  }, [store, isHydrated])
  if (!preview) return null
  const { dateTime, abTestName, abTestGroup } = preview
  return (
    <aside className="preview" aria-label="Preview" lang="en" part="panel">
      <p>
        <strong>Preview</strong> {dateTime ? new Date(dateTime).toLocaleString(locale) : 'Now'}
        {abTestName && ` – ${abTestName}: ${abTestGroup ?? ''}`}
      </p>
      <Button variant="secondary" onClick={() => void logOut()}>
        Log out
      </Button>
    </aside>
  )
}
