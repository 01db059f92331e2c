import { Eye, EyeOff } from 'lucide'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { useTimeout } from '../useTimeout.ts'
import { InputField, type InputProps } from './InputField.tsx'
import { PasswordStrength, type PasswordStrengthTexts } from './PasswordStrength.tsx'
import { useInnerRef } from './useInnerRef.ts'

interface PasswordInputProps extends InputProps {
  /** The eye's name; whether it is pressed says the rest. */
  showLabel: string
  /** What the eye does when it is pressed: its tooltip then. */
  hideLabel: string
  /** With these the strength of what is typed shows below. */
  strength?: PasswordStrengthTexts
}

/** Shown and hidden by the eye (specification 2 §4). */
export function PasswordInput({ showLabel, hideLabel, strength, ref, ...props }: PasswordInputProps) {
  const input = useInnerRef(ref)
  const { isShown, toggle } = useVisibility(input)
  return (
    <InputField
      autoCapitalize="none"
      autoCorrect="off"
      // A shown password must not go to a spelling service.
      spellCheck={false}
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={showLabel}
          title={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          isDisabled={props.disabled ?? false}
          // The focus stays where it is: a phone's keyboard does not fold.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
      below={strength && <TypedStrength input={input} texts={strength} />}
    />
  )
}

function useVisibility(input: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false)
  const selection = useRef<[start: number | null, end: number | null]>(undefined)
  useLayoutEffect(() => {
    // A browser puts the caret elsewhere when the type changes, Chromium not before it has laid the field out anew.
    if (selection.current && input.current?.offsetHeight) input.current.setSelectionRange(...selection.current)
    selection.current = undefined
  })
  useEffect(() => {
    // A browser may keep for autofill what it sees sent as plain text.
    const form = input.current?.form
    const onSubmit = () => {
      if (input.current) input.current.type = 'password'
      setShown(false)
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [input])
  const toggle = () => {
    if (input.current) selection.current = [input.current.selectionStart, input.current.selectionEnd]
    setShown(!isShown)
  }
  return { isShown, toggle }
}

interface TypedStrengthProps {
  input: RefObject<HTMLInputElement | null>
  texts: PasswordStrengthTexts
}

/** The field is uncontrolled: what it holds is read from it. */
function TypedStrength({ input, texts }: TypedStrengthProps) {
  const [password, setPassword] = useState('')
  const emptied = useTimeout()
  useEffect(() => {
    const field = input.current
    const read = () => setPassword(field?.value ?? '')
    read()
    field?.addEventListener('input', read)
    // A form empties its fields after it has told so.
    const onReset = () => emptied.start(read, 0)
    field?.form?.addEventListener('reset', onReset)
    return () => {
      field?.removeEventListener('input', read)
      field?.form?.removeEventListener('reset', onReset)
    }
  }, [input, emptied])
  return <PasswordStrength password={password} {...texts} />
}
