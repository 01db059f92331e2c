/** The newsletter service. Its mails go to the visitor's mailbox. */
import { type Call, noContent, type Route, type Routes, seeOther } from './call.ts'
import { problem } from './problem.ts'
import type { Mail, Subscriber, Visitor } from './visitor.ts'

const BASE = '/service/newsletter/api/:base'
const SUBSCRIBER = `${BASE}/newsletter-subscribers/:subscriberToken`

const noLink = () => problem(404, 'The link is no longer valid', { type: 'urn:newsletter:token_invalid' })
const alreadyConfirmed = () =>
  problem(409, 'This subscription is confirmed already', { type: 'urn:newsletter:already_confirmed' })

const send = ({ mails }: Visitor, kind: Mail['kind'], { site, email, token }: Subscriber) =>
  mails.unshift({ kind, site, email, token, sentAt: new Date().toISOString() })

/** Sends a new link each time. An existing subscriber gets a mail that says so; the answer does not reveal it (CALL-48). */
function signUp({ visitor, site, body }: Call): Response {
  const { email, salutation, firstName, lastName, consents } = body as Subscriber
  const { subscribers } = visitor
  const index = subscribers.findIndex((one) => one.email.toLowerCase() === email.toLowerCase())
  const known = subscribers[index]
  if (known?.status === 'SUBSCRIBED' && !known.isExpired) {
    send(visitor, 'already', known)
    return noContent(201)
  }
  if (known) subscribers.splice(index, 1)
  const person = { salutation, firstName, lastName, consents } as Subscriber
  const token = crypto.randomUUID()
  const added: Subscriber = {
    ...person,
    token,
    site,
    email,
    interests: [],
    status: 'WAITING_FOR_DOI',
    isExpired: false,
  }
  subscribers.push(added)
  visitor.newsletterStatus = 'WAITING_FOR_DOI'
  send(visitor, 'confirm', added)
  return noContent(201)
}

function confirm(subscriber: Subscriber, { visitor }: Call): Response {
  if (subscriber.status === 'UNSUBSCRIBED') return noLink()
  visitor.newsletterStatus = 'SUBSCRIBED'
  if (subscriber.status === 'SUBSCRIBED') return alreadyConfirmed()
  subscriber.status = 'SUBSCRIBED'
  send(visitor, 'voucher', subscriber)
  return noContent()
}

/** Without interests and consents the subscription ends (NEWS-41). */
function update(subscriber: Subscriber, { visitor, body }: Call): Response {
  const { salutation, firstName, lastName, consents, interests } = body as Subscriber
  Object.assign(subscriber, { salutation, firstName, lastName, consents, interests })
  if (interests.length + consents.length > 0) return noContent()
  subscriber.status = 'UNSUBSCRIBED'
  visitor.newsletterStatus = 'NONE'
  return noContent()
}

function read({ email, salutation, firstName, lastName, consents, interests, status }: Subscriber): Response {
  return Response.json({ email, salutation, firstName, lastName, consents, interests, status })
}

/** For the subscriber whom the token of a mail belongs to; a link may be opened in another browser. */
const bySubscriber = (answer: (subscriber: Subscriber, call: Call) => Response): Route => ({
  fault: 'newsletter',
  answer(call) {
    const subscribers = [call.visitor, ...call.visitors.values()].flatMap((visitor) => visitor.subscribers)
    const subscriber = subscribers.find(({ token }) => token === call.params.subscriberToken)
    return subscriber && !subscriber.isExpired ? answer(subscriber, call) : noLink()
  },
})

export const NEWSLETTER: Routes = {
  [`POST ${BASE}/newsletter-subscribers`]: { fault: 'newsletter', answer: signUp },
  [`GET ${SUBSCRIBER}`]: bySubscriber(read),
  [`PUT ${SUBSCRIBER}/doi`]: bySubscriber(confirm),
  [`PUT ${SUBSCRIBER}`]: bySubscriber(update),
  [`GET ${BASE}/customers/base-data`]: {
    fault: 'base-data',
    tokens: ['LoginToken'],
    answer: ({ visitor }) => Response.json(baseData(visitor)),
  },
  'GET /demo/mails': { answer: ({ visitor }) => Response.json(visitor.mails) },
  'POST /demo/mails/expire': {
    answer({ visitor, body }) {
      for (const one of visitor.subscribers) if (one.token === Object(body).token) one.isExpired = true
      return seeOther('/demo/mailbox')
    },
  },
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
