import { useEffect, useState } from 'react'
import {
  PASSWORD_STRENGTHS,
  type PasswordStrengthName,
  passwordStrength,
} from '../../../shop/form/password-strength.ts'
import { useTimeout } from '../useTimeout.ts'

/** A screen reader echoes the keys; it hears the strength when they rest. */
const REST_MS = 1000

export interface PasswordStrengthTexts {
  /** What is measured, e.g. "Password strength". */
  label: string
  strengths: Record<PasswordStrengthName, string>
}

interface PasswordStrengthProps extends PasswordStrengthTexts {
  password: string
}

/** Says how strong a password looks, and nothing below eight characters (specification 2 §5). Its line is kept free. */
export function PasswordStrength({ password, label, strengths }: PasswordStrengthProps) {
  const strength = passwordStrength(password)
  const [said, setSaid] = useState('')
  const rest = useTimeout()
  const words = strength ? `${label}: ${strengths[strength]}` : ''
  useEffect(() => rest.start(() => setSaid(words), REST_MS), [rest, words])

  return (
    <div className="password-strength">
      {strength && (
        // As text: hardly any screen reader knows a meter.
        <p className={`password-strength__meter password-strength__meter--${PASSWORD_STRENGTHS.indexOf(strength)}`}>
          <span className="password-strength__bars" aria-hidden="true">
            {PASSWORD_STRENGTHS.map((step) => (
              <span key={step} className="password-strength__bar" />
            ))}
          </span>
          <span>
            {label} <b>{strengths[strength]}</b>
          </span>
        </p>
      )}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
