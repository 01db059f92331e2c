/** Parts of a request that the contract does not allow, in words. */
import type { Call } from '../../shop/call.ts'
import { problem } from '../../shop/problem.ts'
import { contract, type Operation, operationAt, type Parameter, type Schema } from '../contract.ts'
import { issuesOf } from './schemas.ts'

/** Problem types that the elements or their pages know. */
const TYPES: Readonly<Record<string, string>> = { changeCart: 'urn:cart:invalid-change' }
const EMAIL_INVALID = 'urn:newsletter:email_invalid'

/** Refuses whatever is not as the contract says. */
export const refuseStrictly = (call: Call): Response | undefined =>
  refused(call, ({ parameters }) => parameterFaults(parameters, call))

/** Refuses bodies only, as most back ends do. */
export const refuseBody = (call: Call): Response | undefined => refused(call, () => [])

function refused(call: Call, more: (operation: Operation) => string[]): Response | undefined {
  const operation = operationAt(call.request.method, call.path)
  const schema = operation?.body['application/json']?.schema
  const wrong = operation ? [...more(operation), ...(schema ? bodyFaults(schema, call.body) : [])] : []
  if (!operation || wrong.length === 0) return undefined
  // The preview and its tests say no by a status of their own.
  if (!operation.responses['400']?.content?.['application/problem+json'] && operation.responses['400'])
    return Response.json({ status: 'BAD_REQUEST' }, { status: 400 })
  // A wrong address alone has a type of its own (NEWS-23).
  const isEmail = operation.id === 'createSubscriber' && wrong.every((fault) => /^email |"email"$/.test(fault))
  const type = isEmail ? EMAIL_INVALID : (TYPES[operation.id] ?? 'about:blank')
  return problem(400, 'Not as the contract says', { type, detail: wrong.join('; ') })
}

function parameterFaults(parameters: readonly Parameter[], { request, query }: Call): string[] {
  const wrong: string[] = []
  for (const { name, in: location, required, schema } of parameters.filter((one) => one.in !== 'path')) {
    const text = location === 'query' ? query[name] : (request.headers.get(name) ?? undefined)
    if (text === undefined && required) wrong.push(`${name} is missing`)
    if (text === undefined) continue
    for (const { message } of issuesOf(schema, typed(schema, text))) wrong.push(`${name} ${message}`)
  }
  for (const name of Object.keys(query))
    if (!parameters.some((one) => one.in === 'query' && one.name === name))
      wrong.push(`${name.slice(0, 60)} is not in the contract`)
  return wrong
}

const bodyFaults = (schema: Schema, body: unknown): string[] =>
  body === undefined || body === null
    ? ['the body is missing']
    : issuesOf(schema, body).map(({ path, message }) => `${path || 'the body'} ${message}`)

/** The text of a query or header, as the type of its schema. */
export function typed(schema: Schema, text: string): unknown {
  if (schema.type === 'integer') return /^\d+$/.test(text) ? Number(text) : text
  return schema.type === 'boolean' ? text === 'true' || text : text
}

/** Whether the newsletter takes an address: less strictly than the form. */
export function isEmail(text: string): boolean {
  const { email } = (contract().schemas.NewSubscriber as { properties: Record<string, Schema> }).properties
  return issuesOf(email as Schema, text).length === 0
}
