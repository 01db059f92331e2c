import { X } from 'lucide'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { validChoice } from '../validChoice.ts'
import { rootActiveElement } from './rootActiveElement.ts'
import { useEscape, useLeave } from './useEscape.ts'
import { useScrollLock } from './useScrollLock.ts'

const SIZES = ['M', 'S', 'L'] as const
export type ModalSize = (typeof SIZES)[number]
export type ModalCloseReason = 'button' | 'escape' | 'backdrop' | 'leave'

interface ModalProps {
  isOpen: boolean
  size?: ModalSize
  title: ReactNode
  closeLabel: string
  /** A request: it stays open until `isOpen` is false. */
  onClose(reason: ModalCloseReason): void
  children: ReactNode
}

/**
 * A modal dialog (PART-8) on the platform's own `dialog`: the focus stays inside, the page behind is inert and no z-index
 * covers it. The focus returns to where it was (PART-9).
 */
export function Modal({ isOpen, ...modal }: ModalProps) {
  return isOpen ? <OpenModal {...modal} /> : null
}

function OpenModal({ size = 'M', title, closeLabel, onClose, children }: Omit<ModalProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const titleId = useId()
  useModalDialog(dialog)
  useScrollLock()
  useEscape(true, () => onClose('escape'))
  useLeave(true, () => onClose('leave'))
  /** On the backdrop, or an event of the dialog itself. */
  const isOnDialog = (event: SyntheticEvent) => event.target === event.currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key.
    <dialog
      ref={dialog}
      className={`modal modal--${validChoice(SIZES, size, 'Modal: the size')}`}
      aria-labelledby={titleId}
      part="modal"
      // Close requests of the platform, e.g. the back gesture.
      onCancel={(event) => {
        if (!isOnDialog(event)) return
        event.preventDefault()
        onClose('escape')
      }}
      // Selecting text may drag over the edge: not a click on the backdrop.
      onPointerDown={(event) => {
        isPressedOutside.current = isOnDialog(event)
      }}
      onPointerUp={(event) => {
        isPressedOutside.current &&= isOnDialog(event)
      }}
      onClick={(event) => isOnDialog(event) && isPressedOutside.current && onClose('backdrop')}
    >
      <div className="modal__frame">
        <div className="modal__head">
          <h2 id={titleId} className="modal__title">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} onClick={() => onClose('button')} />
        </div>
        <div className="modal__content">{children}</div>
      </div>
    </dialog>
  )
}

/** Keeps the dialog open while mounted. */
function useModalDialog(dialog: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = rootActiveElement(element)
    const show = () => {
      if (element.isConnected && !element.open) element.showModal()
    }
    show()
    const controller = new AbortController()
    const { signal } = controller
    // A browser may close it without asking.
    element.addEventListener('close', show, { signal })
    // Moving it in the DOM removes it from the top layer.
    const onMove = () => {
      element.close()
      show()
    }
    element.closest('[data-root]')?.addEventListener('shop-moved', onMove, { signal })
    return () => {
      controller.abort()
      element.close()
      // Some browsers do not restore the focus inside a shadow root.
      if (rootActiveElement(element) !== opener && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [dialog])
}
