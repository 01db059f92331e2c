import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import type { CommonProps } from '../../page/attributes.ts'
import { timeZoneOf } from '../../shop/shop-time.ts'
import {
  connectPreview,
  endPreviewAtom,
  isSessionAtRiskAtom,
  logOutStaffAtom,
  previewAtom,
} from '../../state/preview.ts'
import { useElement } from '../shell/ElementContext.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Modal } from '../ui/overlay/Modal.tsx'
import { PreviewForm } from './PreviewForm.tsx'
import { ShareButton } from './ShareButton.tsx'

export interface PreviewPanelProps extends CommonProps {
  /** How wide the settings open. */
  size: 'S' | 'M' | 'L'
}

/**
 * Tells staff what they are looking at, so that nobody mistakes a preview for the shop, and opens its settings
 * (specification 2 §2). In English, as it is specified.
 */
export function PreviewPanel(props: PreviewPanelProps) {
  const store = useStore()
  const { isHydrated } = useElement()
  const preview = useAtomValue(previewAtom)
  useEffect(() => {
    if (isHydrated) return connectPreview(store)
  }, [store, isHydrated])
  return preview ? <OpenPanel {...props} /> : null
}

function OpenPanel({ site, size }: PreviewPanelProps) {
  const isAtRisk = useAtomValue(isSessionAtRiskAtom)
  const preview = useAtomValue(previewAtom) ?? {}
  const logOut = useSetAtom(logOutStaffAtom)
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const { dateTime, abTestName, abTestGroup } = preview
  return (
    <aside className={`preview${dateTime ? ' preview--on' : ''}`} aria-label="Preview" lang="en" part="panel">
      <p className="preview__said" role="status">
        <strong>Preview</strong> {dateTime ? timeSaid(dateTime, timeZoneOf(site)) : 'Now'}
        {abTestName && ` – ${abTestName}: ${abTestGroup ?? ''}`}
      </p>
      {isAtRisk && (
        <Notification variant="footnotesize" state="warning">
          The session could not be renewed. It may end soon.
        </Notification>
      )}
      <div className="preview__actions">
        <Button size="small" variant="activating" onClick={() => setSettingsOpen(!areSettingsOpen)}>
          Settings
        </Button>
        {dateTime && <ShareButton preview={{ ...preview, dateTime }} />}
        {dateTime && <EndButton />}
        <Button size="small" variant="secondary" onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
      <Modal
        isOpen={areSettingsOpen}
        size={size}
        title="Preview settings"
        closeLabel="Close"
        onClose={() => setSettingsOpen(false)}
      >
        <PreviewForm site={site} />
      </Modal>
    </aside>
  )
}

const timeSaid = (dateTime: string, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(dateTime))} (${timeZone})`

/** Back to the present in one click. */
function EndButton() {
  const endPreview = useSetAtom(endPreviewAtom)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const end = () => {
    setState('loading')
    endPreview().catch(() => setState('failed'))
  }
  return (
    <>
      <Button size="small" variant="secondary" isLoading={state === 'loading'} loadingLabel="Loading..." onClick={end}>
        Back to now
      </Button>
      {state === 'failed' && (
        <Notification variant="footnotesize" state="error">
          Applying settings failed.
        </Notification>
      )}
    </>
  )
}
