import { useSetAtom } from 'jotai'
import { leavePreviewAtom } from '../../state/preview/session.ts'
import { Button } from '../ui/action/Button.tsx'

/** Shown while the session of a preview can't be checked, so that nobody mistakes the preview for the shop (PREVIEW-4). */
export function UncheckedPanel({ onRetry }: { onRetry(): void }) {
  const leave = useSetAtom(leavePreviewAtom)
  return (
    <aside className="preview preview--on" aria-label="Preview" lang="en" part="panel">
      <p className="preview__status" role="status">
        <strong>Preview</strong> The session can’t be checked.
      </p>
      <div className="preview__actions">
        <Button size="small" variant="activating" onClick={onRetry}>
          Try again
        </Button>
        <Button size="small" variant="secondary" onClick={leave}>
          Back to now
        </Button>
      </div>
    </aside>
  )
}
