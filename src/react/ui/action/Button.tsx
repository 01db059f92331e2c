import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Ripple } from './Ripple.tsx'

type LoadingProps =
  | { isLoading?: undefined; loadingLabel?: undefined }
  | {
      /** Loading: clicks are ignored (specification 2 §4), the focus stays. */
      isLoading: boolean
      /** Announced while loading. */
      loadingLabel: string
    }

type ButtonProps = ButtonLook &
  LoadingProps &
  Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> & {
    onClick?: () => void
    children: ReactNode
  }

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
        onClick={(event) => {
          if (isLoading) event.preventDefault()
          else onClick?.()
        }}
      >
        <span className="button__content">{children}</span>
        {isLoading && <span className="button__spinner" aria-hidden="true" />}
        <Ripple />
      </button>
      {/* Beside the button: what is inside one is no live region. */}
      {loadingLabel && (
        <span className="visually-hidden" role="status">
          {isLoading && loadingLabel}
        </span>
      )}
    </>
  )
}
