import type { ComponentProps, ReactNode } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { Field, type FieldProps } from './Field.tsx'

type NativeProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'children'>

interface InputFieldProps extends FieldProps, NativeProps {
  trailing?: ReactNode
  below?: ReactNode
}

/** What every one-line input takes: all attributes of a native input go through to it. */
export interface InputProps extends FieldProps, Omit<NativeProps, 'type'> {}

/** A native input in its frame. Uncontrolled, so that text stays that was typed or filled in before hydration. */
export function InputField(props: InputFieldProps) {
  const { label, requiredLabel, hint, state, error, trailing, below, maxLength, ...native } = props
  const frame = { label, requiredLabel, hint, state, error, trailing, below }
  return (
    <Field {...frame} id={native.id} required={native.required} aria-describedby={native['aria-describedby']}>
      {(control) => <input {...native} {...control} maxLength={knownLength(maxLength, native.name)} />}
    </Field>
  )
}

function knownLength(maxLength: number | undefined, name = ''): number | undefined {
  if (maxLength === undefined || (Number.isInteger(maxLength) && maxLength >= 0)) return maxLength
  warn(`Input "${name}": the maximum length ${String(maxLength)} is no whole number from 0; any length is taken.`)
  return undefined
}
