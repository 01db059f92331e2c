import { warn } from '../../page/configuration/warn.ts'

/** The value if it is one of the choices; otherwise the first choice, with a warning (PART-1). */
export function validChoice<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: Choice,
  what: string,
): Choice {
  if (choices.includes(value)) return value
  warn(`${what} "${String(value)}" is not one of ${choices.join(', ')}; using ${choices[0]}.`)
  return choices[0]
}
