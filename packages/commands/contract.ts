/** docs/openapi.yaml, the contract: its calls and schemas, with references to parameters and answers resolved. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export type Schema = Readonly<Record<string, unknown>>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example: unknown
}

export type Content = Readonly<Record<string, { schema?: Schema }>>

export interface Operation {
  id: string
  /** The subject, as `Cart`. */
  tag: string
  method: string
  /** With its parameters, as `/a/{b}`. */
  path: string
  parameters: readonly Parameter[]
  body: Content
  /** By status, or `default`. */
  responses: Readonly<Record<string, { content?: Content }>>
}

interface Reference {
  $ref?: string
}

interface RawOperation {
  operationId: string
  tags: [string]
  parameters?: (Parameter & Reference)[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content } & Reference>
}

interface Document {
  paths: Record<string, { parameters?: (Parameter & Reference)[] } & Record<string, unknown>>
  components: { schemas: Record<string, Schema> }
}

export interface Contract {
  operations: readonly Operation[]
  schemas: Readonly<Record<string, Schema>>
  operation(id: string): Operation
}

const METHODS = ['get', 'put', 'post']

/** In the package and in the repository alike: this module, bundled or not, is in a folder of a folder. */
const FILE = new URL('../../docs/openapi.yaml', import.meta.url)

let known: Contract | undefined

export function contract(): Contract {
  known ??= readContract()
  return known
}

function readContract(): Contract {
  const document: Document = parse(readFileSync(FILE, 'utf8'))
  const resolve = <Thing>(thing: Thing & Reference): Thing => (thing.$ref ? (at(document, thing.$ref) as Thing) : thing)
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method): Operation => {
      const raw = item[method] as RawOperation
      return {
        id: raw.operationId,
        tag: raw.tags[0],
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(resolve),
        body: raw.requestBody?.content ?? {},
        responses: Object.fromEntries(
          Object.entries(raw.responses).map(([status, response]) => [status, resolve(response)]),
        ),
      }
    }),
  )
  return {
    operations,
    schemas: document.components.schemas,
    operation(id) {
      const operation = operations.find((one) => one.id === id)
      if (!operation) throw new Error(`docs/openapi.yaml has no operation ${id}.`)
      return operation
    },
  }
}

function at(document: Document, reference: string): unknown {
  let found: unknown = document
  for (const key of reference.replace('#/', '').split('/')) found = (found as Record<string, unknown>)[key]
  return found
}

/** The path with its parameters filled in, by the document's examples where none are given. */
export const addressOf = ({ path, parameters }: Operation, given: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? String(parameters.find((one) => one.name === name)?.example)),
  )

/** The document's description of an answer's body; `default` stands for every status that it does not name. */
export const contentOf = ({ responses }: Operation, status: number): Content | undefined =>
  (responses[status] ?? (status >= 200 && status < 300 ? successOf(responses) : responses.default))?.content

/** Any status from 200 to 299 is the success that the document describes (CALL-17). */
const successOf = (responses: Operation['responses']) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]

/** The operation of an address; a path without parameters goes before one with them. */
export const operationAt = (method: string, address: string): Operation | undefined =>
  contract()
    .operations.filter((one) => one.method === method && patternOf(one).test(address))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]

const patternOf = ({ path }: Operation) => new RegExp(`^${path.replace(/[.~]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)

/** The examples of a schema, or of the one that it refers to. */
export function examplesIn(schema: Schema | undefined): readonly unknown[] {
  const named = contract().schemas[String(schema?.$ref).split('/').at(-1) ?? ''] ?? schema
  return (named?.examples as readonly unknown[] | undefined) ?? []
}
