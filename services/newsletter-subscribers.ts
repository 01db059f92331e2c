/** The newsletter's subscribers and the mails sent to them. Visitors of the demo don't see each other's. */
import { randomUUID } from 'node:crypto'
import type { Site } from '../src/shop/sites/sites.ts'

const MAX_SUBSCRIBERS = 1000

export interface Person {
  salutation?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  consents: string[]
}

export interface Subscriber extends Person {
  token: string
  visitorId: string
  site: Site
  email: string
  interests: string[]
  status: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | 'UNSUBSCRIBED'
  isExpired: boolean
}

export interface Mail {
  kind: 'confirm' | 'already' | 'voucher'
  visitorId: string
  site: Site
  email: string
  token: string
  sentAt: string
}

export type Confirmation = 'confirmed' | 'already' | 'expired'

export class Subscribers {
  readonly #byToken = new Map<string, Subscriber>()
  #mails: Mail[] = []

  /** Sends a new link each time. An existing subscriber gets a mail that says so; the answer does not reveal it. */
  signUp(visitorId: string, site: Site, email: string, person: Person): Subscriber {
    const known = [...this.#byToken.values()].find(
      (other) => other.visitorId === visitorId && other.email.toLowerCase() === email.toLowerCase(),
    )
    if (known?.status === 'SUBSCRIBED' && !known.isExpired) {
      this.#send('already', known)
      return known
    }
    if (known) this.#byToken.delete(known.token)
    const token = randomUUID()
    const subscriber: Subscriber = {
      ...person,
      token,
      visitorId,
      site,
      email,
      interests: [],
      status: 'WAITING_FOR_DOI',
      isExpired: false,
    }
    this.#byToken.set(token, subscriber)
    this.#send('confirm', subscriber)
    const [oldest] = this.#byToken.keys()
    if (this.#byToken.size > MAX_SUBSCRIBERS && oldest) this.#byToken.delete(oldest)
    return subscriber
  }

  /** Undefined once the link has expired. */
  find(token: string): Subscriber | undefined {
    const subscriber = this.#byToken.get(token)
    return subscriber?.isExpired ? undefined : subscriber
  }

  confirm(token: string): Confirmation {
    const subscriber = this.find(token)
    if (!subscriber || subscriber.status === 'UNSUBSCRIBED') return 'expired'
    if (subscriber.status === 'SUBSCRIBED') return 'already'
    subscriber.status = 'SUBSCRIBED'
    this.#send('voucher', subscriber)
    return 'confirmed'
  }

  /** Expires a link, as time would. */
  expire(token: string): void {
    const subscriber = this.#byToken.get(token)
    if (subscriber) subscriber.isExpired = true
  }

  /** Newest first. */
  mailsOf(visitorId: string): Mail[] {
    return this.#mails.filter((mail) => mail.visitorId === visitorId).reverse()
  }

  #send(kind: Mail['kind'], { visitorId, site, email, token }: Subscriber): void {
    this.#mails = [...this.#mails, { kind, visitorId, site, email, token, sentAt: new Date().toISOString() }].slice(
      -MAX_SUBSCRIBERS,
    )
  }
}
