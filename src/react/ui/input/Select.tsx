import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { Icon } from '../Icon.tsx'
import { Field, type FieldProps } from './Field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

type NativeProps = Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'style' | 'children' | 'multiple'>

interface SelectProps extends FieldProps, NativeProps {
  options: readonly SelectOption[]
  /** The first option, of empty value (FIELD-34). */
  placeholder?: string
}

/** The platform's own select, whose list is never clipped (FIELD-35). */
export function Select(props: SelectProps) {
  const { label, requiredLabel, hint, state, error, invalidMessage, options, placeholder, ...native } = props
  const frame = { label, requiredLabel, hint, state, error, invalidMessage }
  return (
    <Field
      {...frame}
      id={native.id}
      required={native.required}
      aria-describedby={native['aria-describedby']}
      trailing={<Icon icon={ChevronDown} size={20} />}
    >
      {(control) => (
        <select {...native} {...control} className="field__control select">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {withoutDuplicates(options).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Keeps the first option of each value, and warns (FIELD-36). */
function withoutDuplicates(options: readonly SelectOption[]): readonly SelectOption[] {
  const first = options.filter(({ value }, index) => options.findIndex((other) => other.value === value) === index)
  for (const option of options)
    if (!first.includes(option)) warn('Select: two options have one value; the second is left out.')
  return first
}
