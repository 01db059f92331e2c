import { useEffect, useState } from 'react'
import {
  PASSWORD_STRENGTHS,
  type PasswordStrengthName,
  passwordStrength,
} from '../../../shop/form/password-strength.ts'
import { useTimeout } from '../useTimeout.ts'

/** Screen readers echo each key press: the strength is announced after the last one (FIELD-33). */
const ANNOUNCE_DELAY_MS = 1000

export interface PasswordStrengthTexts {
  /** E.g. "Password strength". */
  label: string
  strengths: Record<PasswordStrengthName, string>
}

interface PasswordStrengthProps extends PasswordStrengthTexts {
  password: string
}

/** Empty below 8 characters, with its line reserved (FIELD-32). */
export function PasswordStrength({ password, label, strengths }: PasswordStrengthProps) {
  const strength = passwordStrength(password)
  const [announced, setAnnounced] = useState('')
  const delay = useTimeout()
  const announcement = strength ? `${label}: ${strengths[strength]}` : ''
  useEffect(() => delay.start(() => setAnnounced(announcement), ANNOUNCE_DELAY_MS), [delay, announcement])

  return (
    <div className="password-strength">
      {strength && (
        // As text, since few screen readers support meters.
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
        {announced}
      </span>
    </div>
  )
}
