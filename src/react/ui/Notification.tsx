import type { ReactNode } from 'react'

interface NotificationProps {
  state?: 'info' | 'success' | 'error' | 'warning'
  children: ReactNode
}

/** A message of the shop (specification 2 §4). An error interrupts a screen reader, the others wait for a pause. */
export function Notification({ state = 'info', children }: NotificationProps) {
  return (
    <div className={`notification notification--${state}`} role={state === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
