import { X } from 'lucide'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { known } from '../known.ts'
import { focusedBeside } from './focusedBeside.ts'
import { useEscape } from './useEscape.ts'
import { useScrollLock } from './useScrollLock.ts'

const SIZES = ['M', 'S', 'L'] as const
export type ModalSize = (typeof SIZES)[number]
export type ModalCloseReason = 'button' | 'escape' | 'backdrop'

interface ModalProps {
  isOpen: boolean
  size?: ModalSize
  title: ReactNode
  closeLabel: string
  /** The caller decides: it is open until `isOpen` is false. */
  onClose(reason: ModalCloseReason): void
  children: ReactNode
}

/**
 * A dialog that takes the whole attention (specification 2 §2, §4): the platform's own, so the focus stays inside, the
 * page behind is inert, and no z-index covers it. The focus goes back to where it came from.
 */
export function Modal({ isOpen, ...modal }: ModalProps) {
  return isOpen ? <OpenModal {...modal} /> : null
}

function OpenModal({ size = 'M', title, closeLabel, onClose, children }: Omit<ModalProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const titleId = useId()
  useShown(dialog)
  useScrollLock()
  useEscape(true, () => onClose('escape'))
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop; Escape is the key.
    <dialog
      ref={dialog}
      className={`modal modal--${known(SIZES, size, 'Modal: the size')}`}
      aria-labelledby={titleId}
      part="modal"
      // The other ways in which a system asks to close it, as the gesture that goes back.
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        onClose('escape')
      }}
      // A drag over the edge, to mark text, is no click on the backdrop.
      onPointerDown={(event) => {
        isPressedOutside.current = isOwn(event)
      }}
      onPointerUp={(event) => {
        isPressedOutside.current &&= isOwn(event)
      }}
      onClick={(event) => isOwn(event) && isPressedOutside.current && onClose('backdrop')}
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

/** Open for as long as it is mounted. */
function useShown(dialog: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = focusedBeside(element)
    const show = () => {
      if (element.isConnected && !element.open) element.showModal()
    }
    show()
    const ends = new AbortController()
    // A browser may insist on closing it.
    element.addEventListener('close', show, { signal: ends.signal })
    // A move in the DOM takes it out of the top layer.
    const onMove = () => {
      element.close()
      show()
    }
    element.closest('[data-root]')?.addEventListener('shop-moved', onMove, { signal: ends.signal })
    return () => {
      ends.abort()
      element.close()
      // Some browsers lose it in a shadow root.
      if (focusedBeside(element) !== opener && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [dialog])
}
