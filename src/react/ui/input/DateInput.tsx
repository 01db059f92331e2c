import { InputField, type InputProps } from './InputField.tsx'
import { wellFormed } from './wellFormed.ts'

/** The platform's own date field: its calendar, its language. Values are YYYY-MM-DD (specification 2 §5). */
export function DateInput({ defaultValue, ...props }: InputProps) {
  return <InputField {...props} type="date" defaultValue={wellFormed('YYYY-MM-DD', defaultValue)} />
}
