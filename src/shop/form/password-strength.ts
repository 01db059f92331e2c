/** How strong a password looks (specification 2 §5, §9). */

/** Shorter ones have no strength. */
export const PASSWORD_STRENGTH_MIN_LENGTH = 8

/** A strength's number is its place here. */
export const PASSWORD_STRENGTHS = ['weak', 'ok', 'strong', 'veryStrong'] as const
export type PasswordStrengthName = (typeof PASSWORD_STRENGTHS)[number]

// Of any language: ş and Ł are letters.
const CLASSES = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u]

/** How many of the classes lowercase letters, digits, uppercase letters are in it; nothing below eight characters. */
export function passwordStrength(password: string): PasswordStrengthName | undefined {
  if ([...password].length < PASSWORD_STRENGTH_MIN_LENGTH) return undefined
  return PASSWORD_STRENGTHS[CLASSES.filter((characters) => characters.test(password)).length]
}
