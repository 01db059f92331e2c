import type { ComponentProps, ReactNode } from 'react'
import { validChoice } from '../validChoice.ts'
import { startRipple } from './ripple.ts'

const VARIANTS = ['primary', 'secondary', 'activating', 'sale', 'community'] as const
const SIZES = ['medium', 'small', 'large'] as const

/** The appearance that buttons and links share. */
export interface ButtonStyle {
  variant?: (typeof VARIANTS)[number]
  size?: (typeof SIZES)[number]
  /** As wide as its container. */
  isWide?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'medium', isWide = false }: ButtonStyle): string =>
  `button button--${validChoice(VARIANTS, variant, 'Button: variant')} button--${validChoice(SIZES, size, 'Button: size')}${isWide ? ' button--wide' : ''}`

type LoadingProps =
  | { isLoading?: undefined; loadingLabel?: undefined }
  | {
      /** Ignores clicks and keeps the focus (PART-21). */
      isLoading: boolean
      /** Announced to screen readers while loading. */
      loadingLabel: string
    }

type ButtonProps = ButtonStyle &
  LoadingProps &
  Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> & {
    onClick?: () => void
    children: ReactNode
  }

/** A button in one of five variants and three sizes (PART-20). */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, isLoading = false, loadingLabel, onClick, children, type = 'button', ...rest } = props
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, isWide })}
        aria-disabled={isLoading || undefined}
        aria-busy={isLoading || undefined}
        onPointerDown={(event) => {
          rest.onPointerDown?.(event)
          startRipple(event)
        }}
        onClick={(event) => {
          if (isLoading) event.preventDefault()
          else onClick?.()
        }}
      >
        <span className="button__content">{children}</span>
        {isLoading && <span className="button__spinner" aria-hidden="true" />}
      </button>
      {/* Outside the button: screen readers ignore live regions inside one. */}
      {loadingLabel && (
        <span className="visually-hidden" role="status">
          {isLoading && loadingLabel}
        </span>
      )}
    </>
  )
}
