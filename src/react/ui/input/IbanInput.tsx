import { editIban, formatIban, IBAN_TEXT_MAX_LENGTH } from '../../../shop/form/iban.ts'
import { InputField, type InputProps } from './InputField.tsx'
import { useInnerRef } from './useInnerRef.ts'
import { useTextRule } from './useTextRule.ts'

/** The maximum length is an IBAN's own. */
type IbanInputProps = Omit<InputProps, 'maxLength'>

/** Groups an IBAN in fours while it is typed (specification 2 §5). Its value holds the spaces. */
export function IbanInput({ ref, defaultValue, ...props }: IbanInputProps) {
  const input = useInnerRef(ref)
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
