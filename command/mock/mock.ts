/** The contract as a back end: every call is answered by an example of docs/openapi.yaml, or by a fault (CHECK-8). */
import { type Fault, type Faults, readFaults } from '../../services/scenarios.ts'
import { contract, type Operation, type Parameter, type Schema } from '../contract/contract.ts'
import { issuesOf } from '../contract/schemas.ts'
import { type Answered, answerOf, exampleOf, problem } from './answers.ts'
import { callOf, faulty } from './faults.ts'
import { refusal, withCookies, withOrigin } from './visitors.ts'

interface MockOptions {
  faults?: Faults
  /** By operation, which of its examples is answered; 0 by default. */
  examples?: Readonly<Record<string, number>>
  /** Of pages that may call, besides those of this machine. */
  origins?: readonly string[]
}

export type Handler = (request: Request) => Promise<Response>

export function createMock({ faults = new Map(), examples = {}, origins = [] }: MockOptions = {}): Handler {
  const current: Faults = new Map(faults)
  return async (request) => {
    const allow = (answer: Response) => withOrigin(withCookies(answer, request), request, origins)
    if (request.method === 'OPTIONS') return allow(new Response(null, { status: 204 }))
    const { pathname } = new URL(request.url)
    if (pathname === '/mock/faults') return allow(await setFaults(request, current))
    const operation = operationAt(request.method, pathname)
    if (!operation) return allow(pathname === '/' ? page() : problem(404, 'The contract has no such call'))
    const answer = await answerTo(operation, request, examples)
    const fault = consume(operation, current)
    return allow(fault ? await faulty(fault, answer) : answerOf(answer))
  }
}

async function answerTo(
  operation: Operation,
  request: Request,
  examples: MockOptions['examples'] = {},
): Promise<Answered> {
  const faultsOfRequest = await requestFaults(operation, request)
  if (faultsOfRequest.length > 0) {
    const body = problemBody(400, 'Not as the contract says', faultsOfRequest.join('; '))
    // A wrong address alone has a type of its own (NEWS-23).
    const isEmail = operation.id === 'createSubscriber' && faultsOfRequest.every((fault) => fault.startsWith('email '))
    return { status: 400, type: PROBLEM, body: isEmail ? { ...body, type: 'urn:newsletter:email_invalid' } : body }
  }
  return refusal(operation, request) ?? exampleOf(operation, request, examples[operation.id] ?? 0)
}

const PROBLEM = 'application/problem+json'
const problemBody = (status: number, title: string, detail: string) => ({ type: 'about:blank', title, status, detail })

/** What the contract does not allow in a request. */
async function requestFaults({ parameters, body }: Operation, request: Request): Promise<string[]> {
  const { searchParams } = new URL(request.url)
  const sent = ({ name, in: location }: Parameter) =>
    location === 'query' ? searchParams.get(name) : request.headers.get(name)
  const wrong: string[] = []
  for (const parameter of parameters.filter((one) => one.in !== 'path')) {
    const text = sent(parameter)
    // A login that is missing has a status of its own.
    if (text === null && parameter.required && parameter.name !== 'X-LoginToken')
      wrong.push(`${parameter.name} is missing`)
    if (text === null) continue
    for (const { message } of issuesOf(parameter.schema, typed(parameter.schema, text)))
      wrong.push(`${parameter.name} ${message}`)
  }
  for (const name of searchParams.keys())
    if (!parameters.some((one) => one.in === 'query' && one.name === name))
      wrong.push(`${name.slice(0, 60)} is not in the contract`)
  const schema = body['application/json']?.schema
  if (schema) wrong.push(...bodyFaults(schema, await request.text()))
  return wrong
}

function bodyFaults(schema: Schema, text: string): string[] {
  try {
    return issuesOf(schema, JSON.parse(text)).map(({ path, message }) => `${path || 'the body'} ${message}`)
  } catch {
    return ['the body is no JSON']
  }
}

function typed(schema: Schema, text: string): unknown {
  if (schema.type === 'integer') return /^\d+$/.test(text) ? Number(text) : text
  return schema.type === 'boolean' ? text === 'true' || text : text
}

/** As in the demo: `{ faults: { "cart.put": { kind: "status", status: 500 } } }`. */
async function setFaults(request: Request, current: Faults): Promise<Response> {
  if (request.method === 'POST') {
    const read = readFaults(await request.json().catch(() => undefined))
    if ('problem' in read) return problem(400, 'The faults can not be read', read.problem)
    current.clear()
    for (const [call, fault] of read.faults) current.set(call, fault)
  }
  return Response.json({ faults: Object.fromEntries(current) })
}

/** The fault of a call; one that is limited to some times is counted down. */
function consume({ id }: Operation, current: Faults): Fault | undefined {
  const call = callOf(id)
  const fault = call && current.get(call)
  if (!call || !fault?.times) return fault
  if (fault.times === 1) current.delete(call)
  else current.set(call, { ...fault, times: fault.times - 1 })
  return fault
}

/** A path without parameters goes before one with them. */
function operationAt(method: string, path: string): Operation | undefined {
  const isAt = (template: string) =>
    new RegExp(`^${template.replace(/[.~]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return contract()
    .operations.filter((one) => one.method === method && isAt(one.path))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

const page = () =>
  new Response('<!doctype html><title>Mock</title><h1>The contract, from its examples</h1>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
