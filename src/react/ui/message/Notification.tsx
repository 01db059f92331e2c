import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { Icon } from '../Icon.tsx'

interface NotificationProps {
  state?: 'info' | 'success' | 'error' | 'warning'
  /** A banner stands out; the others are as large as the copy, or a footnote, that they stand beside. */
  variant?: 'banner' | 'copysize' | 'footnotesize'
  /** Only a banner can be closed (specification 2 §4). */
  close?: { label: string; onClose(): void }
  children: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert, warning: TriangleAlert }

/** A message of the shop (specification 2 §4). An error interrupts a screen reader, the others wait for a pause. */
export function Notification({ state = 'info', variant = 'copysize', close, children }: NotificationProps) {
  return (
    <div
      className={`notification notification--${state} notification--${variant}`}
      role={state === 'error' ? 'alert' : 'status'}
    >
      <span className="notification__icon">
        <Icon icon={ICONS[state]} size={variant === 'footnotesize' ? 16 : 20} />
      </span>
      <div className="notification__text">{children}</div>
      {variant === 'banner' && close && (
        <IconButton icon={X} iconSize={20} label={close.label} onClick={close.onClose} />
      )}
    </div>
  )
}
