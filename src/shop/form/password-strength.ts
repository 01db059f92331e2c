/** In characters; shorter passwords have no strength (FIELD-30). */
export const PASSWORD_STRENGTH_MIN_LENGTH = 8

/** From 0 (weak) to 3 (very strong). */
export const PASSWORD_STRENGTHS = ['weak', 'ok', 'strong', 'veryStrong'] as const
export type PasswordStrengthName = (typeof PASSWORD_STRENGTHS)[number]

// Unicode classes, since ş and Ł are letters too.
const CLASSES = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u]

/** Counts the classes present: lowercase letters, digits, uppercase letters (FIELD-30). */
export function passwordStrength(password: string): PasswordStrengthName | undefined {
  if ([...password].length < PASSWORD_STRENGTH_MIN_LENGTH) return undefined
  return PASSWORD_STRENGTHS[CLASSES.filter((characters) => characters.test(password)).length]
}
