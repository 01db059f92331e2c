/** Sign-up and preferences of the test person. */
import { type Exchange, isSuccess } from '../exchange.ts'
import { judgeRefusal } from '../judges/body.ts'
import type { Session } from '../session.ts'

interface Subscriber {
  salutation: string
  firstName: string
  lastName: string
  consents: string[]
  interests: string[]
}

const NONE = 'shop-elements-check-none'
const EMAIL_INVALID = 'urn:newsletter:email_invalid'
const TOGGLED = 'COFFEE'

const newSubscriber = (email: string) => ({
  query: {},
  body: { email, consents: [], origin: 'onsite', originAddition: 'subsite' },
})
const typeOf = ({ json }: Exchange) => (Object(json) as { type?: unknown }).type
const isGone = ({ status = 0 }: Exchange) => status >= 400 && status < 500 && status !== 408 && status !== 429

export async function checkNewsletter(session: Session): Promise<void> {
  await checkInvalidEmail(session)
  await checkUnknownToken(session)
  const { email, subscriberToken } = session.options
  if (email) await checkSignUp(session, email)
  else session.skip('createSubscriber', 'needs the address of a test person, who gets mails: --email')
  if (subscriberToken) await checkPreferences(session, subscriberToken)
  else session.skip('updateSubscriber', 'needs the token of a test person’s mail: --subscriber-token')
}

async function checkInvalidEmail(session: Session): Promise<void> {
  const find = session.finder('createSubscriber')
  const remedy = `Answer 400 with application/problem+json and the type ${EMAIL_INVALID}.`
  const refused = await session.probe('createSubscriber', newSubscriber('not an address'))
  if (!refused) return
  if (isSuccess(refused)) find('NEWS-23', 'accepts what is no e-mail address', remedy)
  else if (typeOf(refused) !== EMAIL_INVALID)
    find('NEWS-23', `refuses a wrong e-mail address with ${refused.status} and another problem type`, remedy)
  else judgeRefusal(refused, 'NEWS-23', find)
}

async function checkUnknownToken(session: Session): Promise<void> {
  const params = { subscriberToken: NONE }
  const body = { salutation: '', firstName: '', lastName: '', consents: [], interests: [TOGGLED] }
  const confirmed = await session.probe('confirmSubscription', { params })
  const remedy = 'Answer 404, so that the page says that the link is no longer valid.'
  if (confirmed && !isGone(confirmed))
    session.finder('confirmSubscription')('NEWS-38', `answers an unknown token with ${confirmed.status}`, remedy)
  const updated = await session.probe('updateSubscriber', { params, body })
  if (updated && updated.status !== 404 && updated.status !== 410)
    session.finder('updateSubscriber')('NEWS-38', `answers an unknown token with ${updated.status}`, remedy)
}

/** Twice: nobody may learn from the answer who is known (CALL-48). */
async function checkSignUp(session: Session, email: string): Promise<void> {
  const find = session.finder('createSubscriber')
  const first = await session.ask('createSubscriber', newSubscriber(email))
  const second = await session.probe('createSubscriber', newSubscriber(email))
  if (!first || !second) return
  if (String(typeOf(first)).startsWith('urn:newsletter:'))
    find('NEWS-31', 'is answered with success and a problem in one', 'Answer a problem with a status of 400 or above.')
  if (second.status !== first.status || second.text !== first.text)
    find(
      'CALL-48',
      'answers a known address in another way than a new one',
      'Answer both alike; tell the known one by mail.',
    )
}

/** Chooses one interest more or less, reads it back, and restores what was. */
async function checkPreferences(session: Session, subscriberToken: string): Promise<void> {
  const params = { subscriberToken }
  const find = session.finder('updateSubscriber')
  const before = await session.ask('getSubscriber', { params })
  if (!before) return session.skip('updateSubscriber', 'the subscriber can’t be read')
  const was = subscriberOf(before)
  const interests = was.interests.includes(TOGGLED)
    ? was.interests.filter((one) => one !== TOGGLED)
    : [...was.interests, TOGGLED]
  // Neither interests nor consents would end the subscription.
  const wanted = { ...was, interests: interests.length + was.consents.length > 0 ? interests : [TOGGLED, 'STORE'] }
  if (!(await session.ask('updateSubscriber', { params, body: wanted }))) return
  const after = await session.ask('getSubscriber', { params })
  if (after && !isSame(subscriberOf(after), wanted))
    find(
      'CALL-46',
      'is answered with success, but the next reading does not hold it',
      'Save interests, consents, salutation and names as they are sent.',
    )
  await session.ask('updateSubscriber', { params, body: was })
  const restored = await session.ask('getSubscriber', { params })
  if (restored && !isSame(subscriberOf(restored), was))
    find(
      'CALL-46',
      'does not restore what was saved before',
      'Save interests, consents, salutation and names as they are sent.',
    )
}

function subscriberOf({ json }: Exchange): Subscriber {
  const fields = Object(json) as Partial<Record<string, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  return {
    salutation: text(fields.salutation),
    firstName: text(fields.firstName),
    lastName: text(fields.lastName),
    consents: list(fields.consents),
    interests: list(fields.interests),
  }
}

const isSame = (one: Subscriber, other: Subscriber): boolean => keyOf(one) === keyOf(other)
const keyOf = ({ consents, interests, ...person }: Subscriber) =>
  JSON.stringify({ ...person, consents: consents.toSorted(), interests: interests.toSorted() })
