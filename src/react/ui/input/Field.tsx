import { Check, CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon.tsx'
import { known } from '../known.ts'

const STATES = ['default', 'valid', 'error'] as const
/** Specification 2 §4. */
export type InputState = (typeof STATES)[number]

/** What an input takes besides the attributes of its native control. */
export interface FieldProps {
  label: ReactNode
  /** The star's word, e.g. "Required field". */
  requiredLabel?: string
  /** Stands between label and control, where neither keyboard nor suggestions cover it. */
  hint?: ReactNode
  state?: InputState
  /** Says what is wrong; the state is error then. */
  error?: ReactNode
}

/** What ties a native control to its label and messages. */
export interface ControlProps {
  id: string
  /** Told in both cases: a browser calls an empty required field invalid before anyone has typed. */
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface ControlOptions extends Pick<FieldProps, 'hint' | 'state' | 'error'> {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

/** The ids and the state of an input, for its frame and its control. */
export function useControl({ hint, state = 'default', error, ...given }: ControlOptions) {
  const ownId = useId()
  const id = given.id ?? ownId
  const shown = error ? 'error' : known(STATES, state, 'Field: the state')
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describers = [given['aria-describedby'], hint && hintId, error && errorId].filter(Boolean)
  const control: ControlProps = {
    id,
    'aria-invalid': shown === 'error',
    'aria-describedby': describers.join(' ') || undefined,
  }
  return { control, state: shown, hintId, errorId }
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  required?: boolean | undefined
  /** Stands in the box, at its end. */
  trailing?: ReactNode
  /** Stands between the box and the error. */
  below?: ReactNode
  children(control: ControlProps & { className: string }): ReactNode
}

/** The frame of every input: label, hint, a box for the control, and a line for its error. */
export function Field({ label, requiredLabel, required = false, trailing, below, children, ...rest }: FieldFrameProps) {
  const { control, state, hintId, errorId } = useControl(rest)
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
        {rest.error}
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

/** Required fields carry a star (specification 2 §2): for the eyes, since the control itself says that it is required. */
export function FieldLabel({ htmlFor, className, isRequired, requiredLabel, children }: FieldLabelProps) {
  return (
    <label className={className} htmlFor={htmlFor}>
      {children}
      {isRequired && (
        <span className="field__star" title={requiredLabel} aria-hidden="true">
          {' '}
          *
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

/** Its line is always there: a screen reader hears what comes into it, and nothing jumps when it does. */
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
