/** Fields, rules and interests of the newsletter, by site. */
import type { PersonField } from '../sites/site.ts'
import type { Site } from '../sites/sites.ts'
import { NEWSLETTER } from '../sites/tables/newsletter.ts'
import { isEmail } from './email.ts'
import { isValidName, normalizeName } from './name-rules.ts'

/** In the order of the options (NEWS-4). */
export const SALUTATIONS = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const
export type Salutation = (typeof SALUTATIONS)[number]

/** The service's name for the consent to personalisation. */
export const PERSONALISATION = 'DNE'

export interface BaseData {
  email: string
  salutation: Salutation | ''
  firstName: string
  lastName: string
  consents: readonly string[]
}

export const EMPTY_BASE_DATA: BaseData = { email: '', salutation: '', firstName: '', lastName: '', consents: [] }

/** `UNSUBSCRIBED` ends a subscription: the service has no call of its own for that. */
export type SubscriberStatus = 'WAITING_FOR_DOI' | 'SUBSCRIBED' | 'UNSUBSCRIBED'

export interface Subscriber extends BaseData {
  interests: readonly string[]
  /** As the service sent it; only `UNSUBSCRIBED` has an effect. */
  status: string
}

export type { PersonField }
export type FieldName = 'email' | PersonField | 'legalConsent'

const fieldNeeds = (site: Site) => NEWSLETTER[site].fields

/** The fields for personal data, in display order (NEWS-2). */
export const personFieldsOf = (site: Site): PersonField[] => Object.keys(fieldNeeds(site) ?? {}) as PersonField[]

/** All fields of the sign-up that are validated. */
export const fieldsOf = (site: Site): FieldName[] => ['email', ...personFieldsOf(site), 'legalConsent']

/** Whether the form can't be submitted without it (NEWS-2, NEWS-3). */
export function isRequired(site: Site, field: FieldName): boolean {
  if (field === 'email') return true
  if (field === 'legalConsent') return NEWSLETTER[site].requiresLegalConsent === true
  return fieldNeeds(site)?.[field] === 'required'
}

/** Whether prefilled personal data can't be edited (NEWS-34). */
export const locksPrefilledFields = (site: Site): boolean => fieldNeeds(site) !== undefined

/** The key of the error's text. */
export type FieldError = `${FieldName}Required` | 'emailInvalid' | 'invalidCharacters'

/** Validates one field (NEWS-14, NEWS-15, NEWS-16, NEWS-17); a checkbox has the value '' unless it is ticked. */
export function errorOf(site: Site, field: FieldName, value: string): FieldError | undefined {
  const text = value.trim()
  if (text === '') return isRequired(site, field) ? `${field}Required` : undefined
  if (field === 'email') return isEmail(text) ? undefined : 'emailInvalid'
  const isName = field === 'firstName' || field === 'lastName'
  return isName && !isValidName(normalizeName(text)) ? 'invalidCharacters' : undefined
}

/** In years (NEWS-7). */
export const minimumAge = (site: Site): number => NEWSLETTER[site].minimumAge

const LOYALTY_CARD = 'LOYALTY_CARD'
/** What a subscriber may choose, in display order (NEWS-40). */
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
