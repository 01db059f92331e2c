import { validChoice } from '../validChoice.ts'
import { InputField, type InputProps } from './InputField.tsx'

const TYPES = ['text', 'email'] as const

interface TextInputProps extends InputProps {
  /** The other types are parts of their own: PasswordInput, NumberInput, IbanInput (FIELD-1). */
  type?: (typeof TYPES)[number]
}

export function TextInput({ type = 'text', ...props }: TextInputProps) {
  return <InputField {...props} type={validChoice(TYPES, type, 'TextInput: the type')} />
}
