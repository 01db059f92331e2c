/** What each site asks of those who sign up for the newsletter, and by which rules (specification 2 §2, §5, §9). */

import type { Site } from '../sites/sites.ts'
import { isEmail } from './email.ts'
import { isAddressedName, tidyName } from './name-rules.ts'

export const SALUTATIONS = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const
export type Salutation = (typeof SALUTATIONS)[number]

/** The consent to personalised newsletters. */
export const PERSONALISATION = 'DNE'

export interface BaseData {
  email: string
  salutation: Salutation | ''
  firstName: string
  lastName: string
  consents: readonly string[]
}

export const NO_BASE_DATA: BaseData = { email: '', salutation: '', firstName: '', lastName: '', consents: [] }

/** `UNSUBSCRIBED` is how an update ends a subscription: the service has no call for it. */
export type SubscriberStatus = 'WAITING_FOR_DOI' | 'SUBSCRIBED' | 'UNSUBSCRIBED'

export interface Subscriber extends BaseData {
  interests: readonly string[]
  /** Whatever the service says; only `UNSUBSCRIBED` means something here. */
  status: string
}

export type PersonField = 'salutation' | 'firstName' | 'lastName'
export type FieldName = 'email' | PersonField | 'legalConsent'
type Need = 'required' | 'optional'

/** In the order in which a country asks: Hungarians say the family's name first. */
const PERSON_FIELDS: { [Of in Site]?: { [Name in PersonField]?: Need } } = {
  AT: { salutation: 'optional', firstName: 'optional', lastName: 'optional' },
  HU: { salutation: 'required', lastName: 'required', firstName: 'required' },
  TR: { firstName: 'required', lastName: 'required' },
}

/** Which fields for the person show on a site. */
export const personFieldsOf = (site: Site): PersonField[] => Object.keys(PERSON_FIELDS[site] ?? {}) as PersonField[]

/** All fields of a site's sign-up that a rule is about; the legal consent shows on every site. */
export const fieldsOf = (site: Site): FieldName[] => ['email', ...personFieldsOf(site), 'legalConsent']

export function isRequired(site: Site, field: FieldName): boolean {
  if (field === 'email') return true
  if (field === 'legalConsent') return site === 'TR'
  return PERSON_FIELDS[site]?.[field] === 'required'
}

/** Where a field for the person that is known already can't be changed (specification 2 §4). */
export const locksKnownFields = (site: Site): boolean => PERSON_FIELDS[site] !== undefined

/** What a message says is wrong: its text's key. */
export type FieldError = `${FieldName}Required` | 'emailInvalid' | 'invalidCharacters'

/** What is wrong with a field's value, if anything; a ticked checkbox has one. */
export function errorOf(site: Site, field: FieldName, value: string): FieldError | undefined {
  const text = value.trim()
  if (text === '') return isRequired(site, field) ? `${field}Required` : undefined
  if (field === 'email') return isEmail(text) ? undefined : 'emailInvalid'
  const isName = field === 'firstName' || field === 'lastName'
  return isName && !isAddressedName(tidyName(text)) ? 'invalidCharacters' : undefined
}

export const minimumAge = (site: Site): number => (site === 'CZ' || site === 'SK' ? 18 : 16)

const LOYALTY_CARD = 'LOYALTY_CARD'
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

/** What the service calls a category: the loyalty card's carries the product's name, `SHOPCARD`. */
export const categoryOf = (interest: Interest, product: string): string =>
  interest === LOYALTY_CARD ? `${product.toUpperCase()}CARD` : interest
