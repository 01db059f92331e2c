import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Ripple } from './Ripple.tsx'

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  /** Without it the link is disabled; the focus still finds it, and hears why. */
  href: string | undefined
  children: ReactNode
}

/** Looks like a button, goes somewhere: a real link. */
export function ButtonLink({ href, variant, size, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={buttonClass({ variant, size, isWide })}
      {...(!href && { role: 'link', 'aria-disabled': true, tabIndex: 0 })}
    >
      <span className="button__content">{children}</span>
      <Ripple />
    </a>
  )
}
