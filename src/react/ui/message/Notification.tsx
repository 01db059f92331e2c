import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { known } from '../known.ts'

const STATES = ['info', 'success', 'error', 'warning'] as const
const VARIANTS = ['copysize', 'banner', 'footnotesize'] as const

interface NotificationProps {
  state?: (typeof STATES)[number]
  /** A banner stands out; the others are as large as the copy, or a footnote, that they stand beside. */
  variant?: (typeof VARIANTS)[number]
  /** Only a banner can be closed (specification 2 §4). */
  close?: { label: string; onClose(): void }
  children: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert, warning: TriangleAlert }

/** A message of the shop (specification 2 §4). An error interrupts a screen reader, the others wait for a pause. */
export function Notification({ close, children, ...look }: NotificationProps) {
  const state = known(STATES, look.state ?? 'info', 'Notification: state')
  const variant = known(VARIANTS, look.variant ?? 'copysize', 'Notification: variant')
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
