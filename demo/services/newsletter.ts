/** The newsletter service (specification 2 §7). Confirmation mails go to GET /demo/mailbox. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { EMAIL_MAX_LENGTH } from '../../src/shop/limits.ts'
import { type Visitor, visitorOf } from '../visitor.ts'
import { type Problem, sendProblem } from './problem.ts'
import { requireTokens } from './tokens.ts'

const MAX_SUBSCRIBERS = 1000
const NAME_MAX_LENGTH = 40

const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(EMAIL_MAX_LENGTH), v.email())
const name = v.optional(v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH)))
const texts = v.optional(v.array(v.string()), [])
const person = {
  salutation: v.optional(v.picklist(['MR', 'MRS', 'COMPANY', 'DIVERS', ''])),
  firstName: name,
  lastName: name,
  consents: texts,
}
const emailSchema = v.object({ email })
const createSchema = v.object({ email, ...person })
const updateSchema = v.object({ ...person, interests: texts })

interface Subscriber extends v.InferOutput<typeof createSchema> {
  visitorId: string
  interests: string[]
  status: 'WAITING_FOR_DOI' | 'SUBSCRIBED'
}

const EMAIL_INVALID: Problem = {
  status: 400,
  type: 'urn:newsletter:email_invalid',
  title: 'The e-mail address is not valid',
}
const BODY_INVALID: Problem = { status: 400, type: 'urn:newsletter:invalid', title: 'The data is not valid' }
const TOKEN_UNKNOWN: Problem = {
  status: 404,
  type: 'urn:newsletter:token_invalid',
  title: 'The link is no longer valid',
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Both bases (private and internal) share their subscribers. */
export function registerNewsletter(app: FastifyInstance): void {
  const subscribers = new Map<string, Subscriber>()
  registerBase(app, 'private', subscribers)
  registerBase(app, 'internal', subscribers)

  app.get('/demo/mailbox', { config: { isService: true } }, async (request, reply) => {
    const { id } = visitorOf(request, reply)
    return [...subscribers]
      .filter(([, subscriber]) => subscriber.visitorId === id)
      .map(([token, { email, status }]) => ({ email, status, token }))
  })
}

function registerBase(app: FastifyInstance, base: 'private' | 'internal', subscribers: Map<string, Subscriber>): void {
  const path = `/service/newsletter/api/${base}`
  const config = { call: 'newsletter' } as const
  const unknown = (reply: FastifyReply) => sendProblem(reply, TOKEN_UNKNOWN)

  app.post(`${path}/newsletter-subscribers`, { config }, async (request, reply) => {
    if (!v.is(emailSchema, request.body)) return sendProblem(reply, EMAIL_INVALID)
    const body = v.safeParse(createSchema, request.body)
    if (!body.success) return sendProblem(reply, BODY_INVALID)
    const visitor = visitorOf(request, reply)
    subscribers.set(randomUUID(), { ...body.output, visitorId: visitor.id, interests: [], status: 'WAITING_FOR_DOI' })
    const [oldest] = subscribers.keys()
    if (subscribers.size > MAX_SUBSCRIBERS && oldest) subscribers.delete(oldest)
    visitor.newsletterStatus = 'WAITING_FOR_DOI'
    return reply.code(201).send({})
  })

  app.get(
    `${path}/customers/base-data`,
    { config: { call: 'base-data' }, preHandler: requireTokens('LoginToken') },
    async (request, reply) => baseData(visitorOf(request, reply)),
  )

  app.get(`${path}/newsletter-subscribers/:token`, { config }, async (request: TokenRequest, reply) => {
    const subscriber = subscribers.get(request.params.token)
    if (!subscriber) return unknown(reply)
    const { visitorId: _visitorId, ...answer } = subscriber
    return answer
  })

  app.put(`${path}/newsletter-subscribers/:token/doi`, { config }, async (request: TokenRequest, reply) => {
    const subscriber = subscribers.get(request.params.token)
    if (!subscriber) return unknown(reply)
    subscriber.status = 'SUBSCRIBED'
    visitorOf(request, reply).newsletterStatus = 'SUBSCRIBED'
    return reply.code(204).send()
  })

  app.put(`${path}/newsletter-subscribers/:token`, { config }, async (request: TokenRequest, reply) => {
    const subscriber = subscribers.get(request.params.token)
    if (!subscriber) return unknown(reply)
    const body = v.safeParse(updateSchema, request.body)
    if (!body.success) return sendProblem(reply, BODY_INVALID)
    subscribers.set(request.params.token, { ...subscriber, ...body.output })
    return reply.code(204).send()
  })
}

function baseData({ customer: { firstname, lastname } }: Visitor) {
  const address = [firstname, lastname]
    .filter(Boolean)
    .join('.')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
  return {
    email: `${address || 'customer'}@mail.example`,
    salutation: 'DIVERS',
    firstName: firstname,
    lastName: lastname,
    consents: [],
  }
}
