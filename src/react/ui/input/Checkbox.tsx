import type { ComponentProps } from 'react'
import { FieldError, FieldLabel, type FieldProps, useControl } from './Field.tsx'

type NativeProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'children' | 'type'>

/** A valid one is ticked: no mark says it again. */
interface CheckboxProps extends Omit<FieldProps, 'state'>, NativeProps {}

/** Its label may hold links: they are followed, and the rest of the label toggles. */
export function Checkbox({ label, requiredLabel, hint, error, ...native }: CheckboxProps) {
  const { control, state, hintId, errorId } = useControl({ ...native, hint, error })
  return (
    <div className={`checkbox checkbox--${state}`}>
      <input {...native} {...control} type="checkbox" className="checkbox__box" />
      <div className="checkbox__text">
        <FieldLabel
          className="checkbox__label"
          htmlFor={control.id}
          isRequired={native.required ?? false}
          requiredLabel={requiredLabel}
        >
          {label}
        </FieldLabel>
        {hint && (
          <p id={hintId} className="field__hint">
            {hint}
          </p>
        )}
        <FieldError id={errorId} isError={state === 'error'}>
          {error}
        </FieldError>
      </div>
    </div>
  )
}
