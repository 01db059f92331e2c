import { warn } from '../../../page/configuration/warn.ts'
import { editNumber, toNumberText } from '../../../shop/form/number-text.ts'
import { InputField, type InputProps } from './InputField.tsx'
import { useInnerRef } from './useInnerRef.ts'
import { useTextRule } from './useTextRule.ts'

/**
 * Takes digits and one decimal point, up to a maximum length (specification 2 §5). Not `type="number"`: that one knows
 * no maximum length, lets "e" and "-" in, and changes its value on the mouse wheel.
 */
export function NumberInput({ ref, defaultValue, ...props }: InputProps) {
  const input = useInnerRef(ref)
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
  if (text !== String(value)) warn(`NumberInput "${name}": ${String(value)} is no plain number; "${text}" is shown.`)
  return text
}
