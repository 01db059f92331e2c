import { InputField, type InputProps } from './InputField.tsx'
import { validFormat } from './validFormat.ts'

/** The platform's own date field, with its calendar and language. Values are YYYY-MM-DD (FIELD-39). */
export function DateInput({ defaultValue, ...props }: InputProps) {
  return <InputField {...props} type="date" defaultValue={validFormat('YYYY-MM-DD', defaultValue)} />
}
