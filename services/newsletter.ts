/** The newsletter service. Its mails go to the demo's mailbox. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../src/shop/limits.ts'
import { SALUTATIONS } from '../src/shop/newsletter/newsletter.ts'
import { Subscribers } from './newsletter-subscribers.ts'
import { type Problem, sendProblem } from './problem.ts'
import { requireTokens } from './tokens.ts'
import { siteOf, type Visitor, visitorOf } from './visitor.ts'

const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(EMAIL_MAX_LENGTH), v.email())
/** The back end's rule, which is less strict than that of the form. */
export const isEmail = (value: string): boolean => v.is(email, value)
const name = v.optional(v.pipe(v.string(), v.maxLength(NAME_MAX_LENGTH)))
const texts = v.optional(v.array(v.string()), [])
const person = {
  salutation: v.optional(v.picklist([...SALUTATIONS, ''])),
  firstName: name,
  lastName: name,
  consents: texts,
}
const emailSchema = v.object({ email })
const createSchema = v.object({ email, ...person })
const updateSchema = v.strictObject({ ...person, interests: texts })

const problem = (status: number, type: string, title: string): Problem => ({
  status,
  type: `urn:newsletter:${type}`,
  title,
})
const EMAIL_INVALID = problem(400, 'email_invalid', 'The e-mail address is not valid')
const BODY_INVALID = problem(400, 'invalid', 'The data is not valid')
const TOKEN_INVALID = problem(404, 'token_invalid', 'The link is no longer valid')
const ALREADY_CONFIRMED = problem(409, 'already_confirmed', 'This subscription is confirmed already')

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

/** Both bases (private and internal) share their subscribers. */
export function registerNewsletter(app: FastifyInstance): void {
  const subscribers = new Subscribers()
  registerBase(app, 'private', subscribers)
  registerBase(app, 'internal', subscribers)
  const config = { isService: true }

  app.get('/demo/mails', { config }, async (request, reply) => subscribers.mailsOf(visitorOf(request, reply).id))
  app.post('/demo/mails/expire', { config }, async (request, reply) => {
    const { token } = (request.body ?? {}) as { token?: unknown }
    subscribers.expire(String(token))
    return reply.redirect('/demo/mailbox', 303)
  })
}

function registerBase(app: FastifyInstance, base: 'private' | 'internal', subscribers: Subscribers): void {
  const path = `/service/newsletter/api/${base}`
  const config = { call: 'newsletter' } as const
  const noLink = (reply: FastifyReply) => sendProblem(reply, TOKEN_INVALID)

  app.post(`${path}/newsletter-subscribers`, { config }, async (request, reply) => {
    if (!v.is(emailSchema, request.body)) return sendProblem(reply, EMAIL_INVALID)
    const body = v.safeParse(createSchema, request.body)
    if (!body.success) return sendProblem(reply, BODY_INVALID)
    const { email: address, ...rest } = body.output
    const visitor = visitorOf(request, reply)
    visitor.newsletterStatus = subscribers.signUp(visitor.id, siteOf(request, reply), address, rest).status as
      | 'WAITING_FOR_DOI'
      | 'SUBSCRIBED'
    return reply.code(201).send({})
  })

  app.get(
    `${path}/customers/base-data`,
    { config: { call: 'base-data' }, preHandler: requireTokens('LoginToken') },
    async (request, reply) => baseData(visitorOf(request, reply)),
  )

  app.get(`${path}/newsletter-subscribers/:token`, { config }, async (request: TokenRequest, reply) => {
    const subscriber = subscribers.find(request.params.token)
    if (!subscriber) return noLink(reply)
    const { visitorId: _visitorId, token: _token, site: _site, isExpired: _isExpired, ...answer } = subscriber
    return answer
  })

  app.put(`${path}/newsletter-subscribers/:token/doi`, { config }, async (request: TokenRequest, reply) => {
    const confirmation = subscribers.confirm(request.params.token)
    if (confirmation === 'expired') return noLink(reply)
    visitorOf(request, reply).newsletterStatus = 'SUBSCRIBED'
    return confirmation === 'already' ? sendProblem(reply, ALREADY_CONFIRMED) : reply.code(204).send()
  })

  app.put(`${path}/newsletter-subscribers/:token`, { config }, async (request: TokenRequest, reply) => {
    const subscriber = subscribers.find(request.params.token)
    if (!subscriber) return noLink(reply)
    const body = v.safeParse(updateSchema, request.body)
    if (!body.success) return sendProblem(reply, BODY_INVALID)
    Object.assign(subscriber, body.output)
    // Neither interests nor consents: the subscription ends.
    if (body.output.interests.length + body.output.consents.length === 0) {
      subscriber.status = 'UNSUBSCRIBED'
      visitorOf(request, reply).newsletterStatus = 'NONE'
    }
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
