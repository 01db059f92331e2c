import { Check, CircleAlert } from 'lucide'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Icon } from '../Icon.tsx'
import { validChoice } from '../validChoice.ts'

const STATES = ['default', 'valid', 'error'] as const
/** Shown with an icon each, besides the default (FIELD-5). */
export type InputState = (typeof STATES)[number]

/** Props of every input besides the attributes of its native control. */
export interface FieldProps {
  label: ReactNode
  /** The tooltip of the star, e.g. "Required field". */
  requiredLabel?: string
  /** Shown between label and control, where neither on-screen keyboards nor suggestions cover it. */
  hint?: ReactNode
  state?: InputState
  /** An error message; implies the state `error` (FIELD-6). */
  error?: ReactNode
  /** The message of a field in the state `error` without one of its own; by default "{label} is not valid." (FIELD-40). */
  invalidMessage?: ReactNode
}

/** Makes that default of a label, in the language of the form. */
export const InvalidMessage = createContext<((field: string) => string) | undefined>(undefined)

/** The attributes that connect a native control with its label and messages (FIELD-4). */
export interface ControlProps {
  id: string
  /** Never left out: browsers expose an empty required field as invalid before anything is typed. */
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface ControlOptions extends Pick<FieldProps, 'hint' | 'state' | 'error'> {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/** Ids and state of an input, for its frame and its control. */
export function useControl({ hint, state = 'default', error, ...given }: ControlOptions) {
  const ownId = useId()
  const id = given.id ?? ownId
  const shown = error ? 'error' : validChoice(STATES, state, 'Field: the state')
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describers = [given['aria-describedby'], hint && hintId, error && errorId].filter(Boolean)
  const control: ControlProps = {
    id,
    // Also where it is not: a browser takes an empty required field for an invalid one.
    'aria-invalid': shown === 'error',
    'aria-describedby': describers.join(' ') || undefined,
  }
  return { control, state: shown, hintId, errorId }
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  required?: boolean | undefined
  /** At the end of the box. */
  trailing?: ReactNode
  /** Between the box and the error. */
  below?: ReactNode
  children(control: ControlProps & { className: string }): ReactNode
}

/** The frame of every input: label, hint, a box for the control, and a line for the error. */
export function Field({ label, requiredLabel, required = false, trailing, below, children, ...rest }: FieldFrameProps) {
  const invalid = useContext(InvalidMessage)
  const ownMessage = rest.invalidMessage ?? (typeof label === 'string' ? invalid?.(label) : undefined)
  const error = rest.error ?? (rest.state === 'error' ? ownMessage : undefined)
  const { control, state, hintId, errorId } = useControl({ ...rest, error })
  return (
    <div className={`field field--${state}${trailing ? ' field--trailing' : ''}`}>
      <FieldLabel className="field__label" htmlFor={control.id} isRequired={required} requiredLabel={requiredLabel}>
        {label}
      </FieldLabel>
      {rest.hint && (
        <p id={hintId} className="field__hint">
          {rest.hint}
        </p>
      )}
      <div className="field__box">
        {children({ ...control, className: 'field__control' })}
        {state === 'valid' && (
          <span className="field__mark">
            <Icon icon={Check} size={20} strokeWidth={2.25} />
          </span>
        )}
        {trailing && <span className="field__trailing">{trailing}</span>}
      </div>
      {below}
      <FieldError id={errorId} isError={state === 'error'}>
        {error}
      </FieldError>
    </div>
  )
}

interface FieldLabelProps {
  htmlFor: string
  className: string
  isRequired: boolean
  requiredLabel?: string | undefined
  children: ReactNode
}

/** The star is hidden from assistive technology, which reads `required` from the control (FIELD-3). */
export function FieldLabel({ htmlFor, className, isRequired, requiredLabel, children }: FieldLabelProps) {
  return (
    <label className={className} htmlFor={htmlFor}>
      {children}
      {isRequired && (
        <span className="field__star" title={requiredLabel} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  )
}

interface FieldErrorProps {
  id: string
  isError: boolean
  children: ReactNode
}

/** Always rendered: a live region must exist before its text, and nothing moves when it appears (FIELD-7). */
export function FieldError({ id, isError, children }: FieldErrorProps) {
  return (
    <p id={id} className="field__error" aria-live="polite">
      {isError && (
        <>
          <Icon icon={CircleAlert} size={16} strokeWidth={2} />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
