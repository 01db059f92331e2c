import type { ReactNode } from 'react'

interface ButtonProps {
  variant?: 'primary' | 'secondary'
  type?: 'button' | 'submit'
  /** While loading, clicks are ignored (specification 2 §4). */
  isLoading?: boolean
  onClick?: () => void
  children: ReactNode
}

export function Button({ variant = 'primary', type = 'button', isLoading = false, onClick, children }: ButtonProps) {
  return (
    <button
      type={type}
      className={`button button--${variant}`}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) event.preventDefault()
        else onClick?.()
      }}
    >
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  /** Without it the link is there, but disabled. */
  href: string | undefined
  variant?: 'primary' | 'secondary'
  children: ReactNode
}

/** Looks like a button, goes somewhere: a real link. */
export function ButtonLink({ href, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <a href={href} className={`button button--${variant}`} {...(!href && { role: 'link', 'aria-disabled': true })}>
      {children}
    </a>
  )
}
