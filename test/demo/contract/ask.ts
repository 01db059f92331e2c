/** Calls the demo's services as the document describes them, and checks their answers. */
import assert from 'node:assert/strict'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import type { CallName } from '../../../services/scenarios.ts'
import { services } from '../../../services/services.ts'
import type { Shopper } from '../support.ts'
import { addressOf, examplesOf, type Operation, operationOf } from './document.ts'
import { assertMatches } from './schemas.ts'

interface Asked {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}
export interface Route {
  method: string
  path: string
  call: CallName | undefined
}

/** The routes of the demo's services, without those of the demo itself. */
export async function serviceRoutes(): Promise<Route[]> {
  const routes: Route[] = []
  const app = Fastify()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method !== 'HEAD' && !url.startsWith('/demo/'))
      routes.push({ method: String(method), path: url, call: config?.call })
  })
  await app.register(services)
  await app.ready()
  await app.close()
  return routes
}

/** The answers so far, by operation and status in the document. */
export const seen = new Set<string>()

/** Fails for an answer that the document does not describe; records it. */
export function check(operation: Operation, answer: LightMyRequestResponse): void {
  const status = String(answer.statusCode) in operation.responses ? String(answer.statusCode) : 'default'
  const response = operation.responses[status]
  const what = `${operation.id} ${answer.statusCode}`
  assert.ok(response, `${what} is not in the document: ${answer.body}`)
  seen.add(`${operation.id} ${status}`)
  if (!response.content) return
  const type = String(answer.headers['content-type']).split(';')[0] ?? ''
  const media = response.content[type] ?? response.content[type.replace(/\/.*/, '/*')]
  assert.ok(media, `${what} is of type ${type}`)
  if (media.schema) assertMatches(media.schema, answer.json(), what)
}

export async function ask(shopper: Shopper, id: string, asked: Asked = {}): Promise<LightMyRequestResponse> {
  const operation = operationOf(id)
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required)
  const query = { ...Object.fromEntries(required.map((one) => [one.name, String(one.example)])), ...asked.query }
  const [type, content] = Object.entries(operation.body)[0] ?? []
  if (asked.body !== undefined && content?.schema) assertMatches(content.schema, asked.body, `The body of ${id}`)
  const answer = await shopper.ask({
    method: operation.method as 'GET',
    url: `${addressOf(operation, asked.params)}?${new URLSearchParams(query)}`,
    headers: { ...shopper.tokens(), ...(type && { 'content-type': type }), ...asked.headers },
    ...(asked.body !== undefined && { payload: JSON.stringify(asked.body) }),
  })
  check(operation, answer)
  return answer
}

export const exampleOf = (name: string) => examplesOf(name)[0]
