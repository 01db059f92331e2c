/** Addresses in answers: only http(s) and relative ones become links or pictures (CALL-22). */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import { lenient } from './answer-schema.ts'

/** A required address; an entry with a bad one is dropped. */
export const httpUrl = v.pipe(
  v.string(),
  v.check((url) => safeUrl(url) !== undefined, 'not an http(s) or relative address'),
)

/** An optional address; a missing or bad one is `undefined`. */
export const optionalHttpUrl = v.pipe(
  lenient(v.string()),
  v.transform((url) => safeUrl(url ?? undefined)),
)
