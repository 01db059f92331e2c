import { warn } from '../../page/configuration/warn.ts'

/** The value if it is one of the choices; otherwise the first choice, with a warning that names its type, never the value, which may be of an answer (PART-1, EVENT-25). */
export function validChoice<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: Choice,
  what: string,
): Choice {
  if (choices.includes(value)) return value
  warn(`${what} (${typeof value}) is not one of ${choices.join(', ')}; using ${choices[0]}.`)
  return choices[0]
}
