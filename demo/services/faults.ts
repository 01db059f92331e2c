/** Puts a visitor's faults in the way of the calls, so that no service needs to know of them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CALLS, FAULT_KINDS, type Fault, parseFaults, readFaults } from '../scenarios.ts'
import { isPage, queryOf, visitorOf } from '../visitor.ts'
import { sendProblem } from './problem.ts'

const malformed = new WeakSet<FastifyRequest>()
const isService = true

/** Every route with `config.call` can be spoilt; `?fault=` on a page says how, and stays until another one is said. */
export function registerFaults(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const text = isPage(request) ? queryOf(request).fault : undefined
    if (text !== undefined) visitorOf(request, reply).faults = parseFaults(text)
    const fault = takeFault(request, reply)
    return fault && commit(fault, request, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!malformed.has(request)) return payload
    const whole = typeof payload === 'string' && payload.length > 1 ? payload : '{"malformed":true}'
    reply.code(200).type('application/json; charset=utf-8').removeHeader('content-length')
    return whole.slice(0, Math.floor(whole.length / 2))
  })
}

/** The fault that is on for this call, counted down. */
function takeFault(request: FastifyRequest, reply: FastifyReply): Fault | undefined {
  const { call } = request.routeOptions.config
  if (!call) return undefined
  const { faults } = visitorOf(request, reply)
  const fault = faults.get(call)
  if (fault?.times === 1) faults.delete(call)
  else if (fault?.times) faults.set(call, { ...fault, times: fault.times - 1 })
  return fault
}

async function commit(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms)
      return
    case 'malformed':
      malformed.add(request)
      return
    case 'dropped':
      reply.hijack()
      request.raw.destroy()
      return
    case 'status':
      return sendStatus(fault.status, fault.body, reply)
  }
}

function sendStatus(status: number, body: unknown, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  if (body !== undefined) return reply.code(status).send(body)
  if (status === 204 || status === 304) return reply.code(status).send()
  return sendProblem(reply, { status, type: 'about:blank', title: 'A fault of the demo', error: 'UNKNOWN' })
}

/** GET and POST /demo/scenarios: what is on, and what shall be on instead. */
export function registerScenarioRoutes(app: FastifyInstance): void {
  const state = (request: FastifyRequest, reply: FastifyReply) => ({
    faults: Object.fromEntries(visitorOf(request, reply).faults),
    calls: CALLS,
    kinds: FAULT_KINDS,
  })
  app.get('/demo/scenarios', { config: { isService } }, async (request, reply) => state(request, reply))
  app.post('/demo/scenarios', { config: { isService } }, async (request, reply) => {
    const read = readFaults(request.body)
    if ('problem' in read) {
      const title = 'These faults can not be understood'
      return sendProblem(reply, { status: 400, type: 'urn:demo:invalid-scenario', title, detail: read.problem })
    }
    visitorOf(request, reply).faults = read.faults
    return state(request, reply)
  })
}
