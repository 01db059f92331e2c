import { warn } from '../../../page/configuration/warn.ts'
import { editNumber, toNumberText } from '../../../shop/form/number-text.ts'
import { InputField, type InputProps, useForwardedRef } from './InputField.tsx'
import { useTextRule } from './useTextRule.ts'

/**
 * Accepts digits and one decimal point, up to a maximum length (FIELD-19, FIELD-21, FIELD-23). Not `type="number"`, which
 * has no maximum length, accepts "e" and "-", and changes its value on the mouse wheel.
 */
export function NumberInput({ ref, defaultValue, ...props }: InputProps) {
  const input = useForwardedRef(ref)
  useTextRule(input, editNumber)
  return (
    <InputField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      ref={input}
      type="text"
      defaultValue={plainNumber(defaultValue, props.name)}
    />
  )
}

function plainNumber(value: InputProps['defaultValue'], name = ''): string | undefined {
  if (value === undefined) return undefined
  const text = toNumberText(String(value))
  if (text !== String(value))
    warn(`NumberInput "${name}": the first value (${typeof value}) is no plain number; its digits are shown.`)
  return text
}
