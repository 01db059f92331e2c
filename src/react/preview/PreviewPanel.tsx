import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CommonProps } from '../../page/configuration/attributes.ts'
import { timeZoneOf } from '../../shop/sites/shop-time.ts'
import {
  connectPreview,
  endPreviewAtom,
  isSessionAtRiskAtom,
  isSessionUncheckedAtom,
  isSharedPreviewLostAtom,
  leavePreviewAtom,
  logOutStaffAtom,
  previewAtom,
} from '../../state/preview/preview.ts'
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
  const hasSession = useAtomValue(previewAtom) !== undefined
  const isUnchecked = useAtomValue(isSessionUncheckedAtom)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt connects anew.
  useEffect(() => {
    if (isHydrated) return connectPreview(store)
  }, [store, isHydrated, attempt])
  if (hasSession) return <OpenPanel {...props} />
  return isUnchecked ? <UncheckedPanel onRetry={() => setAttempt(attempt + 1)} /> : null
}

/** Something else than the present is shown, and the service can't say to whom: it must not be taken for the shop. */
function UncheckedPanel({ onRetry }: { onRetry(): void }) {
  const leave = useSetAtom(leavePreviewAtom)
  return (
    <aside className="preview preview--on" aria-label="Preview" lang="en" part="panel">
      <p className="preview__said" role="status">
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

function OpenPanel({ site, size }: PreviewPanelProps) {
  const isAtRisk = useAtomValue(isSessionAtRiskAtom)
  const isSharedLost = useAtomValue(isSharedPreviewLostAtom)
  const preview = useAtomValue(previewAtom) ?? {}
  const logOut = useSetAtom(logOutStaffAtom)
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const { dateTime, abTestName, abTestGroup, isTimeUnknown } = preview
  const isOn = dateTime !== undefined || isTimeUnknown === true
  const said = useRef<HTMLParagraphElement>(null)
  useFocusAfter(isOn, said)
  return (
    <aside className={`preview${isOn ? ' preview--on' : ''}`} aria-label="Preview" lang="en" part="panel">
      <p ref={said} className="preview__said" role="status" tabIndex={-1}>
        <strong>Preview</strong>{' '}
        {dateTime ? timeSaid(dateTime, timeZoneOf(site)) : isOn ? 'A time that can’t be read' : 'Now'}
        {abTestName && ` – ${abTestName}: ${abTestGroup ?? ''}`}
      </p>
      {isAtRisk && (
        <Notification variant="footnotesize" state="warning">
          The session could not be renewed. It may end soon.
        </Notification>
      )}
      {isSharedLost && (
        <Notification variant="footnotesize" state="error">
          Applying settings failed.
        </Notification>
      )}
      <div className="preview__actions">
        <Button size="small" variant="activating" onClick={() => setSettingsOpen(!areSettingsOpen)}>
          Settings
        </Button>
        {dateTime && <ShareButton preview={{ ...preview, dateTime }} />}
        {isOn && <EndButton />}
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

/** When a preview ends, the button that ended it is gone: who was there hears what is shown now. */
function useFocusAfter(isOn: boolean, said: RefObject<HTMLElement | null>): void {
  const wasOn = useRef(isOn)
  useEffect(() => {
    if (wasOn.current && !isOn && document.activeElement === document.body) said.current?.focus()
    wasOn.current = isOn
  }, [isOn, said])
}

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
