import { useAtomValue, useSetAtom } from 'jotai'
import type { Site } from '../../shop/sites/sites.ts'
import { hasSharedPreviewFailedAtom, ignoreSharedPreviewAtom, sharedPreviewAtom } from '../../state/preview/session.ts'
import { applySharedPreviewAtom } from '../../state/preview/session-connection.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { formatTime } from './formatTime.ts'

/** Asks staff whether the preview of a link shall apply: who has sent the link does not decide what they see (PREVIEW-15). */
export function SharedPreviewQuestion({ site }: { site: Site }) {
  const shared = useAtomValue(sharedPreviewAtom)
  const apply = useSetAtom(applySharedPreviewAtom)
  const ignore = useSetAtom(ignoreSharedPreviewAtom)
  const hasFailed = useAtomValue(hasSharedPreviewFailedAtom)
  if (!shared) return null
  const { dateTime, abTestName, abTestGroup } = shared
  return (
    <>
      <Notification variant="footnotesize" state="info">
        This link previews {formatTime(dateTime, site)}
        {abTestName && ` – ${abTestName}: ${abTestGroup ?? ''}`}. Show it?
      </Notification>
      <div className="preview__actions">
        <Button size="small" variant="activating" onClick={() => void apply()}>
          Show preview
        </Button>
        <Button size="small" variant="secondary" onClick={() => ignore()}>
          Ignore link
        </Button>
      </div>
      {hasFailed && (
        <Notification variant="footnotesize" state="error">
          Applying settings failed.
        </Notification>
      )}
    </>
  )
}
