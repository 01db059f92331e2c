/** Applies a visitor's faults to calls, so that services need not know about them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'
import { CALLS, FAULT_KINDS, type Fault, parseFaults, readFaults } from './scenarios.ts'
import { isPage, queryOf, visitorOf } from './visitor.ts'

const malformed = new WeakSet<FastifyRequest>()
const isService = true

/** Faults apply to every route with `config.call`. `?fault=` of a page sets them until the next `?fault=`. */
export function registerFaults(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const text = isPage(request) ? queryOf(request).fault : undefined
    if (text !== undefined) visitorOf(request, reply).faults = parseFaults(text)
    const fault = consumeFault(request, reply)
    return fault && applyFault(fault, request, reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!malformed.has(request)) return payload
    const whole = typeof payload === 'string' && payload.length > 1 ? payload : '{"malformed":true}'
    reply.code(200).type('application/json; charset=utf-8').removeHeader('content-length')
    return whole.slice(0, Math.floor(whole.length / 2))
  })
}

/** The fault of this call; counts down its `times`. */
function consumeFault(request: FastifyRequest, reply: FastifyReply): Fault | undefined {
  const { call } = request.routeOptions.config
  if (!call) return undefined
  const { faults } = visitorOf(request, reply)
  const fault = faults.get(call)
  if (fault?.times === 1) faults.delete(call)
  else if (fault?.times) faults.set(call, { ...fault, times: fault.times - 1 })
  return fault
}

async function applyFault(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
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
    case 'html':
      return reply.type('text/html; charset=utf-8').send('<!doctype html><title>Sign in</title><form></form>')
    case 'redirect':
      return fault.to ? reply.redirect(fault.to, 307) : reply.redirect('/signin', 302)
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

/** GET and POST /demo/scenarios: read and replace the visitor's faults. */
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
      const title = 'The faults can not be parsed'
      return sendProblem(reply, { status: 400, type: 'urn:demo:invalid-scenario', title, detail: read.problem })
    }
    visitorOf(request, reply).faults = read.faults
    return state(request, reply)
  })
}
