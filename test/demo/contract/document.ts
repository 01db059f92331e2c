/** docs/openapi.yaml for tests: its operations and schemas. */
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

/** The target of a reference, or the value itself. */
export function resolve<Thing>(thing: Thing & Reference): Thing {
  if (!thing.$ref) return thing
  let found: unknown = specification
  for (const key of thing.$ref.replace('#/', '').split('/')) found = (found as Record<string, unknown>)[key]
  assert.ok(found, `${thing.$ref} has no target`)
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

/** The examples of a schema, at least one. */
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

/** The path with its parameters filled in, by the document's examples where none are given. */
export const addressOf = ({ path, parameters }: Operation, given: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? String(parameters.find((one) => one.name === name)?.example)),
  )

/** All paths of an operation: enumerated parameters are filled in, others stay. */
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

/** Whether an address matches a path, written `/a/{b}` or `/a/:b`. */
export function isAt(path: string, address: string): boolean {
  const pattern = path.replace(/[.~]/g, '\\$&').replace(/\{\w+\}|:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}

/** The operation of an address; a path without parameters is preferred. */
export const operationAt = (method: string, address: string): Operation | undefined =>
  operations
    .filter((operation) => operation.method === method && pathsOf(operation).some((path) => isAt(path, address)))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
