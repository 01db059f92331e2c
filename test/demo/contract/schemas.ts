/** The document's schemas, closed: a field that the document does not name is an error. */
import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { closedSchema } from '../../../command/contract/closed.ts'
import { components, resolve, type Schema } from './document.ts'

const ID = 'openapi'

const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, allowUnionTypes: true })
formats.default(ajv)
// Ajv ignores JSON in a string: here it is parsed and checked too.
ajv.removeKeyword('contentSchema')
ajv.addKeyword({
  keyword: 'contentSchema',
  type: 'string',
  schemaType: 'object',
  validate: (schema: Schema, text: string) => faultsOf(schema, JSON.parse(text)).length === 0,
})
ajv.addSchema({ $id: ID, $defs: closedSchema(components, ID) })

const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>()

/** The errors of a value; none when it matches the schema. */
export function faultsOf(schema: Schema, value: unknown): string[] {
  const check = compiled.get(schema) ?? ajv.compile(closedSchema(schema, ID))
  compiled.set(schema, check)
  return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message}`)
}

export function assertMatches(schema: Schema, value: unknown, what: string): void {
  const faults = faultsOf(schema, value)
  assert.deepEqual(faults, [], `${what}: ${faults.join('; ')}\n${JSON.stringify(value)?.slice(0, 2000)}`)
}

/** The text of a query or header, as the type of its schema. */
export function typed(schema: Schema, text: string): unknown {
  const { type } = resolve(schema)
  return type === 'integer' || type === 'boolean' ? JSON.parse(text) : text
}
