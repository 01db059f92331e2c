import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { ChevronDown, ChevronUp } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { reserveFootPadding } from '../../live/header/foot-padding.ts'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import { testedChannel } from '../../page/configuration/staff.ts'
import type { PreviewProps } from '../../page/configuration/tables/shop-preview.ts'
import { VERSION } from '../../shop/version.ts'
import { previewLink } from '../../state/preview/preview-link.ts'
import {
  endPreviewAtom,
  isPreviewElsewhereAtom,
  isSessionAtRiskAtom,
  isSessionUncheckedAtom,
  previewAtom,
} from '../../state/preview/session.ts'
import { connectPreview } from '../../state/preview/session-connection.ts'
import { useElement } from '../shell/ElementContext.ts'
import { Button } from '../ui/action/Button.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { ShareButton } from '../ui/action/ShareButton.tsx'
import { Notification } from '../ui/message/Notification.tsx'
import { Modal } from '../ui/overlay/Modal.tsx'
import { formatTime } from './formatTime.ts'
import { PreviewForm } from './PreviewForm.tsx'
import { LogOut, SessionButtons } from './SessionButtons.tsx'
import { SharedPreviewQuestion } from './SharedPreviewQuestion.tsx'
import { UncheckedPanel } from './UncheckedPanel.tsx'

/** Shows staff what is previewed, so that nobody mistakes a preview for the shop (PREVIEW-10). */
export function PreviewPanel(props: PreviewProps) {
  const store = useStore()
  const { isHydrated } = useElement()
  const hasSession = useAtomValue(previewAtom) !== undefined
  const isUnchecked = useAtomValue(isSessionUncheckedAtom)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reconnects.
  useEffect(() => {
    if (isHydrated) return connectPreview(store)
  }, [store, isHydrated, attempt])
  if (hasSession) return <SessionPanel {...props} />
  return isUnchecked ? <UncheckedPanel onRetry={() => setAttempt(attempt + 1)} /> : null
}

/** The panel, and the settings in a dialog (PREVIEW-10, PREVIEW-18). */
function SessionPanel({ site, size }: PreviewProps) {
  const isAtRisk = useAtomValue(isSessionAtRiskAtom)
  const isElsewhere = useAtomValue(isPreviewElsewhereAtom)
  const preview = useAtomValue(previewAtom) ?? {}
  const [areSettingsOpen, setSettingsOpen] = useState(false)
  const { dateTime, abTestName, abTestGroup, isTimeInvalid } = preview
  const isOn = dateTime !== undefined || isTimeInvalid === true
  const panel = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [isCollapsed, collapse] = useCollapse()
  useRoom(panel)
  useFocusAtEnd(isOn, status)
  return (
    <aside
      ref={panel}
      className={`preview${isOn && !isElsewhere ? ' preview--on' : ''}`}
      aria-label="Preview"
      lang="en"
      part="panel"
    >
      <p ref={status} className="preview__status" role="status" tabIndex={-1}>
        <strong>Preview</strong>{' '}
        <span className="preview__time">
          {dateTime ? formatTime(dateTime, site) : isOn ? 'A time that can’t be read' : 'Now'}
        </span>
        {abTestName && `${abTestName}: ${abTestGroup ?? ''}`}
        {testedChannel().name && ` – version ${VERSION} (${testedChannel().name})`}
      </p>
      <IconButton
        className="preview__toggle"
        icon={isCollapsed ? ChevronUp : ChevronDown}
        iconSize={20}
        label="Actions"
        aria-expanded={!isCollapsed}
        onClick={() => collapse(!isCollapsed)}
      />
      {isElsewhere && (
        <Notification variant="footnotesize" state="warning">
          This page does not carry the preview token: it shows the shop as it is now.
        </Notification>
      )}
      {isAtRisk && (
        <Notification variant="footnotesize" state="warning">
          The session could not be renewed. It may end soon.
        </Notification>
      )}
      <SharedPreviewQuestion site={site} />
      <div className="preview__actions" hidden={isCollapsed}>
        <SessionButtons areSettingsOpen={areSettingsOpen} onToggle={() => setSettingsOpen(!areSettingsOpen)}>
          {dateTime && (
            <ShareButton
              size="small"
              variant="secondary"
              link={() => previewLink({ ...preview, dateTime })}
              label="Copy link"
              copiedLabel="Link copied"
              fieldLabel="Link to this preview"
            />
          )}
          {isOn && <EndButton />}
        </SessionButtons>
      </div>
      <Modal
        isOpen={areSettingsOpen}
        size={size}
        title="Preview settings"
        closeLabel="Close"
        onClose={() => setSettingsOpen(false)}
      >
        <PreviewForm site={site}>
          <div className="preview__actions preview__actions--settings">
            <LogOut />
          </div>
        </PreviewForm>
      </Modal>
    </aside>
  )
}

const COLLAPSED = 'shop.previewCollapsed'

/** Whether only what is previewed is in sight, as staff have last chosen it on any page (PREVIEW-39). */
function useCollapse(): [isCollapsed: boolean, collapse: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => readStored(COLLAPSED) === true)
  const collapse = (next: boolean) => {
    setCollapsed(next)
    if (next) writeStored(COLLAPSED, 'true')
    else removeStored(COLLAPSED)
  }
  return [isCollapsed, collapse]
}

/** Keeps room for the panel at the end of the page, so that nothing of it is covered for good (PREVIEW-39). */
function useRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = panel
    if (!current) return
    // As far above the panel as it stands from the window's end.
    const gap = 2 * (Number.parseFloat(getComputedStyle(current).bottom) || 0)
    return reserveFootPadding(current, document.body, gap)
  }, [panel])
}

/** The button that ends a preview disappears with it: moves its focus to the status (PREVIEW-13). */
function useFocusAtEnd(isOn: boolean, status: RefObject<HTMLElement | null>): void {
  const wasOn = useRef(isOn)
  useEffect(() => {
    if (wasOn.current && !isOn && document.activeElement === document.body) status.current?.focus()
    wasOn.current = isOn
  }, [isOn, status])
}

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
