import * as v from 'valibot'
import { lenient } from './answer-schema.ts'

/** A field that is `undefined` when it is missing, null or invalid (CALL-19, CALL-21). */
export const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    lenient(schema),
    v.transform((value) => value ?? undefined),
  )
