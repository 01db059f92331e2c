/** Notes that laws ask for beside goods, in carts and suggestions: fields that a service may give (LAW-12). */
import * as v from 'valibot'
import { lenientReported, listOf, optionalHttpUrl } from './answer-schema.ts'

const MAX_DISCLOSURES = 5
const MAX_YEARS = 100

/** On one line, and no longer than `max` signs. */
const line = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, max).join('')),
    v.minLength(1),
  )

export const NOTES = {
  guaranteeLabel: lenientReported(
    v.object({
      years: v.pipe(
        v.number(),
        v.check((years) => years >= 0.5 && years <= MAX_YEARS, `not from 0.5 to ${MAX_YEARS}`),
      ),
      producer: line(100),
      url: optionalHttpUrl,
    }),
  ),
  disclosures: lenientReported(listOf(v.object({ text: line(200), url: optionalHttpUrl }), MAX_DISCLOSURES)),
}
