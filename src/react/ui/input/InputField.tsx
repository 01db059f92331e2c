import { type ComponentProps, type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { warn } from '../../../page/configuration/warn.ts'
import { Field, type FieldProps } from './Field.tsx'

type NativeProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'children'>

interface InputFieldProps extends FieldProps, NativeProps {
  trailing?: ReactNode
  below?: ReactNode
}

/** The props of every one-line input; attributes of a native input are passed on to it (FIELD-9). */
export interface InputProps extends FieldProps, Omit<NativeProps, 'type'> {}

/** A native input in its frame. Uncontrolled, to keep what was typed or filled in before hydration (FIELD-8). */
export function InputField(props: InputFieldProps) {
  const { label, requiredLabel, hint, state, error, invalidMessage, trailing, below, maxLength, ...native } = props
  const frame = { label, requiredLabel, hint, state, error, invalidMessage, trailing, below }
  return (
    <Field {...frame} id={native.id} required={native.required} aria-describedby={native['aria-describedby']}>
      {(control) => <input {...native} {...control} maxLength={validLength(maxLength, native.name)} />}
    </Field>
  )
}

/** Unlimited, with a warning, unless it is a whole number from 0 up (FIELD-10). */
function validLength(maxLength: number | undefined, name = ''): number | undefined {
  if (maxLength === undefined || (Number.isInteger(maxLength) && maxLength >= 0)) return maxLength
  warn(`Input "${name}": the maximum length (${typeof maxLength}) is no whole number from 0; any length is accepted.`)
  return undefined
}

/** A ref for a component's own use, with the caller's ref kept in step. */
export function useForwardedRef<E>(outer: Ref<E> | undefined): RefObject<E | null> {
  const inner = useRef<E>(null)
  useImperativeHandle(outer, () => inner.current as E, [])
  return inner
}
