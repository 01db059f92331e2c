import { InputField, type InputProps } from './InputField.tsx'
import { wellFormed } from './wellFormed.ts'

/** The platform's own time field. Values are HH:MM. */
export function TimeInput({ defaultValue, ...props }: InputProps) {
  return <InputField {...props} type="time" defaultValue={wellFormed('HH:MM', defaultValue)} />
}
