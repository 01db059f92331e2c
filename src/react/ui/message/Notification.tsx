import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { validChoice } from '../validChoice.ts'

const STATES = ['info', 'success', 'error', 'warning'] as const
const VARIANTS = ['copysize', 'banner', 'footnotesize'] as const

interface NotificationProps {
  state?: (typeof STATES)[number]
  /** `copysize` and `footnotesize` have the font size of the text or footnote beside them. */
  variant?: (typeof VARIANTS)[number]
  /** Banners only (PART-27). */
  close?: { label: string; onClose(): void }
  children: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert, warning: TriangleAlert }

/** A message to the visitor. Screen readers announce an error at once, the others at the next pause (PART-26). */
export function Notification({ close, children, ...props }: NotificationProps) {
  const state = validChoice(STATES, props.state ?? 'info', 'Notification: state')
  const variant = validChoice(VARIANTS, props.variant ?? 'copysize', 'Notification: variant')
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
