import { InputField, type InputProps } from './InputField.tsx'
import { validFormat } from './validFormat.ts'

/** The platform's own time field. Values are HH:MM (FIELD-39). */
export function TimeInput({ defaultValue, ...props }: InputProps) {
  return <InputField {...props} type="time" defaultValue={validFormat('HH:MM', defaultValue)} />
}
