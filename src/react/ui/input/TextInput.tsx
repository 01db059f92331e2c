import { known } from '../known.ts'
import { InputField, type InputProps } from './InputField.tsx'

const TYPES = ['text', 'email'] as const

interface TextInputProps extends InputProps {
  /** The other types of the specification (2 §5) are parts of their own: PasswordInput, NumberInput, IbanInput. */
  type?: (typeof TYPES)[number]
}

export function TextInput({ type = 'text', ...props }: TextInputProps) {
  return <InputField {...props} type={known(TYPES, type, 'TextInput: the type')} />
}
