/** Fields, rules, interests and content pages of the newsletter, by site. */
import { ROUTES } from '../links.ts'
import { NEWSLETTER } from '../sites/facts.ts'
import type { PersonField } from '../sites/site.ts'
import type { Site } from '../sites/sites.ts'

/** In the order of the options (NEWS-4). */
export const SALUTATIONS = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const
export type Salutation = (typeof SALUTATIONS)[number]

/** The service's name for the consent to personalisation. */
export const PERSONALISATION = 'DNE'

/** The legal consent's value in the form (NEWS-48); no service gets it. */
export const NEWSLETTER_CONSENT = 'NEWSLETTER'

export interface BaseData {
  email: string
  salutation: Salutation | ''
  firstName: string
  lastName: string
  consents: readonly string[]
}

export const EMPTY_BASE_DATA: BaseData = { email: '', salutation: '', firstName: '', lastName: '', consents: [] }

export interface Subscriber extends BaseData {
  interests: readonly string[]
  /** As the service sent it; only `UNSUBSCRIBED` has an effect. */
  status: string
}

/**
 * Whether a reading proves that an update without interests and consents has ended a subscription (NEWS-41): it says so, or
 * the subscriber, who had some, has none left.
 */
export const hasEnded = (reading: Subscriber, before: Subscriber): boolean =>
  isUnsubscribed(reading) || (hasAny(before) && !hasAny(reading))

export const isUnsubscribed = ({ status }: Subscriber): boolean => status === 'UNSUBSCRIBED'

/** Whether an interest or a consent is chosen: a subscription without either ends. */
export const hasAny = ({ interests, consents }: Pick<Subscriber, 'interests' | 'consents'>): boolean =>
  interests.length + consents.length > 0

export type { PersonField }
export type FieldName = 'email' | PersonField | 'legals'

const fieldNeeds = (site: Site) => NEWSLETTER[site].fields

/** The fields for personal data, in display order (NEWS-2). */
export const personFieldsOf = (site: Site): PersonField[] => Object.keys(fieldNeeds(site) ?? {}) as PersonField[]

/** All fields of the sign-up that are validated. */
export const fieldsOf = (site: Site): FieldName[] => ['email', ...personFieldsOf(site), 'legals']

/** Whether the form can't be submitted without it (NEWS-2, NEWS-3). */
export function isRequired(site: Site, field: FieldName): boolean {
  if (field === 'email') return true
  if (field === 'legals') return NEWSLETTER[site].requiresLegalConsent === true
  return fieldNeeds(site)?.[field] === 'required'
}

/** Whether prefilled personal data can't be edited (NEWS-34). */
export const locksPrefilledFields = (site: Site): boolean => fieldNeeds(site) !== undefined

/** In years (NEWS-7). */
export const minimumAge = (site: Site): number => NEWSLETTER[site].minimumAge

/** Paths of the content pages, by the names that texts, and the JSON block's `links`, use (NEWS-6). */
export const newsletterLinks = (site: Site): Record<string, string> => ({
  ...NEWSLETTER[site].pages,
  contact: ROUTES.contact,
})

const LOYALTY_CARD = 'LOYALTY_CARD'
/** Interests that a subscriber may choose, in display order (NEWS-40). */
export const INTERESTS = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  'STORE',
  LOYALTY_CARD,
] as const
export type Interest = (typeof INTERESTS)[number]

/** The service's name for an interest; the loyalty card's carries the product's name, e.g. `SHOPCARD`. */
export const categoryOf = (interest: Interest, product: string): string =>
  interest === LOYALTY_CARD ? `${product.toUpperCase()}CARD` : interest
