import { editIban, formatIban, IBAN_TEXT_MAX_LENGTH } from '../../../shop/form/iban.ts'
import { InputField, type InputProps, useForwardedRef } from './InputField.tsx'
import { useTextRule } from './useTextRule.ts'

/** The maximum length is that of the longest IBAN. */
type IbanInputProps = Omit<InputProps, 'maxLength'>

/** Groups an IBAN in fours while it is typed (FIELD-13). The value includes the spaces. */
export function IbanInput({ ref, defaultValue, ...props }: IbanInputProps) {
  const input = useForwardedRef(ref)
  useTextRule(input, editIban)
  return (
    <InputField
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={input}
      type="text"
      maxLength={IBAN_TEXT_MAX_LENGTH}
      defaultValue={defaultValue === undefined ? undefined : formatIban(String(defaultValue))}
    />
  )
}
