/** docs/openapi.yaml as the tests read it: its operations, and its schemas ready to check a value. */
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'

export type Schema = Record<string, unknown>
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description: string
  schema: Schema
  example: unknown
}
export type Content = Record<string, { schema?: Schema }>
export interface Response {
  description: string
  content?: Content
}
export interface Operation {
  id: string
  method: string
  path: string
  parameters: Parameter[]
  body: Content
  responses: Record<string, Response>
}

const FILE = fileURLToPath(new URL('../../../docs/openapi.yaml', import.meta.url))
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

const validator = new Validator()
export const validity = await validator.validate(FILE)
interface Reference {
  $ref?: string
}

/** What a reference stands for, or the thing itself. */
export function resolve<Thing>(thing: Thing & Reference): Thing {
  if (!thing.$ref) return thing
  let found: unknown = specification
  for (const key of thing.$ref.replace('#/', '').split('/')) found = (found as Record<string, unknown>)[key]
  assert.ok(found, `${thing.$ref} leads nowhere`)
  return found as Thing
}

interface PathItem {
  parameters?: (Parameter & Reference)[]
  [method: string]: unknown
}
export const specification = validator.specification as {
  openapi: string
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema> }
}

interface RawOperation {
  operationId: string
  parameters?: (Parameter & Reference)[]
  requestBody?: { content: Content }
  responses: Record<string, Response & Reference>
}

export const operations: Operation[] = Object.entries(specification.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => {
    const raw = item[method] as RawOperation
    const responses = Object.entries(raw.responses).map(([status, response]) => [status, resolve(response)])
    return {
      id: raw.operationId,
      method: method.toUpperCase(),
      path,
      parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(resolve),
      body: raw.requestBody?.content ?? {},
      responses: Object.fromEntries(responses),
    }
  }),
)

export const components = specification.components.schemas

/** The examples of a schema, of which there is one at least. */
export function examplesOf(name: string): [object, ...object[]] {
  const examples = components[name]?.examples as [object, ...object[]] | undefined
  assert.ok(examples?.length, `${name} has no example`)
  return examples
}

export function operationOf(id: string): Operation {
  const operation = operations.find((one) => one.id === id)
  assert.ok(operation, `The document has no operation ${id}`)
  return operation
}

/** A path with its parameters; the examples of the document where none are given. */
export const addressOf = ({ path, parameters }: Operation, given: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? String(parameters.find((one) => one.name === name)?.example)),
  )

/** All paths that an operation's enumerated parameters make of it; other parameters stay. */
export function pathsOf({ path, parameters }: Operation): string[] {
  return parameters.reduce(
    (paths, { name, schema }) => {
      const values = (Array.isArray(schema.enum) ? schema.enum : [`{${name}}`]) as string[]
      return paths.flatMap((one) =>
        one.includes(`{${name}}`) ? values.map((value) => one.replace(`{${name}}`, value)) : one,
      )
    },
    [path],
  )
}

/** Whether an address is one of a path's, written `/a/{b}` or `/a/:b`. */
export function isAt(path: string, address: string): boolean {
  const pattern = path.replace(/[.~]/g, '\\$&').replace(/\{\w+\}|:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}

/** The operation that an address belongs to; a path without parameters goes before one that has some. */
export const operationAt = (method: string, address: string): Operation | undefined =>
  operations
    .filter((operation) => operation.method === method && pathsOf(operation).some((path) => isAt(path, address)))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
