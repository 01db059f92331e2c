/** The contract for tests. */
import assert from 'node:assert/strict'
import { issuesOf } from '../../../commands/contract/schemas.ts'
import { contract, type Operation, type Schema } from '../../../commands/contract.ts'

export const { operations, schemas } = contract()

export const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** The examples of a schema, at least one. */
export function examplesOf(name: string): [object, ...object[]] {
  const examples = schemas[name]?.examples as [object, ...object[]] | undefined
  assert.ok(examples?.length, `${name} has no example`)
  return examples
}

export function assertMatches(schema: Schema, value: unknown, what: string): void {
  const faults = issuesOf(schema, value).map(({ path, message }) => `${path} ${message}`)
  assert.deepEqual(faults, [], `${what}: ${JSON.stringify(value)?.slice(0, 2000)}`)
}

/** All paths of an operation: enumerated parameters are filled in, others stay. */
export const pathsOf = ({ path, parameters }: Operation): string[] =>
  parameters.reduce(
    (paths, { name, schema }) => {
      const values = (Array.isArray(schema.enum) ? schema.enum : [`{${name}}`]) as string[]
      return paths.flatMap((one) =>
        one.includes(`{${name}}`) ? values.map((value) => one.replace(`{${name}}`, value)) : one,
      )
    },
    [path],
  )
