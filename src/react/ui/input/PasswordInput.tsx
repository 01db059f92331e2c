import { Eye, EyeOff } from 'lucide'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { useTimeout } from '../useTimeout.ts'
import { InputField, type InputProps, useForwardedRef } from './InputField.tsx'
import { PasswordStrength, type PasswordStrengthTexts } from './PasswordStrength.tsx'

interface PasswordInputProps extends InputProps {
  /** The toggle's name in both states; `aria-pressed` tells which (FIELD-27). */
  showLabel: string
  /** The toggle's tooltip while the password is shown. */
  hideLabel: string
  /** Shows the strength below the field (FIELD-32). */
  strength?: PasswordStrengthTexts
}

/** A password that the eye icon shows and hides (FIELD-26). */
export function PasswordInput({ showLabel, hideLabel, strength, ref, ...props }: PasswordInputProps) {
  const input = useForwardedRef(ref)
  const { isShown, toggle } = useVisibility(input)
  return (
    <InputField
      autoCapitalize="none"
      autoCorrect="off"
      // A shown password must not be sent to a spelling service (FIELD-29).
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
          // Keeps the focus in the field, so that a phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
      below={strength && <LiveStrength input={input} texts={strength} />}
    />
  )
}

function useVisibility(input: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false)
  const selection = useRef<[start: number | null, end: number | null]>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the type has changed.
  useLayoutEffect(() => {
    // Browsers move the caret when the type changes, Chromium only with the next layout, which offsetHeight forces.
    if (selection.current && input.current?.offsetHeight) input.current.setSelectionRange(...selection.current)
    selection.current = undefined
  }, [input, isShown])
  useEffect(() => {
    // Browsers may store for autofill what is submitted as plain text (FIELD-28).
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

interface LiveStrengthProps {
  input: RefObject<HTMLInputElement | null>
  texts: PasswordStrengthTexts
}

/** Reads the password from the field, which is uncontrolled (FIELD-32). */
function LiveStrength({ input, texts }: LiveStrengthProps) {
  const [password, setPassword] = useState('')
  const afterReset = useTimeout()
  useEffect(() => {
    const field = input.current
    const read = () => setPassword(field?.value ?? '')
    read()
    field?.addEventListener('input', read)
    // The event comes before the fields are reset.
    const onReset = () => afterReset.start(read, 0)
    field?.form?.addEventListener('reset', onReset)
    return () => {
      field?.removeEventListener('input', read)
      field?.form?.removeEventListener('reset', onReset)
    }
  }, [input, afterReset])
  return <PasswordStrength password={password} {...texts} />
}
