import type { ComponentProps } from 'react'
import { FieldError, FieldLabel, type FieldProps, useControl } from './Field.tsx'

type NativeProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'children' | 'type'>

/** Without `state`: the tick is the mark of a valid checkbox. */
interface CheckboxProps extends Omit<FieldProps, 'state'>, NativeProps {}

/** Links in the label are followed; the rest of it toggles (FIELD-37). */
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
