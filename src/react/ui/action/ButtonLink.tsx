import type { ComponentProps, ReactNode } from 'react'
import { type ButtonStyle, buttonClass } from './Button.tsx'
import { startRipple } from './ripple.ts'

interface ButtonLinkProps extends ButtonStyle, Omit<ComponentProps<'a'>, 'href'> {
  /** Without it the link is disabled, but still focusable, so that a screen reader can read why (PART-24). */
  href: string | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant, size, isWide, className = '', children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={`${buttonClass({ variant, size, isWide })} ${className}`.trim()}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event)
        startRipple(event)
      }}
      {...(!href && { role: 'link', 'aria-disabled': true, tabIndex: 0 })}
    >
      <span className="button__content">{children}</span>
    </a>
  )
}
