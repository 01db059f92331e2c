/** The shop's knowledge about a visitor. */
import { DEFAULT_SITE, type Site } from '../../src/shop/sites/sites.ts'
import type { CartState } from './cart/change-cart.ts'
import type { MadeChanges } from './cart/change-keys.ts'
import type { Faults } from './faults.ts'

const LOGIN_STATUSES = ['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'] as const
export type LoginStatus = (typeof LOGIN_STATUSES)[number]

interface Customer {
  firstname: string
  lastname: string
  loyaltyBeans: number
  isCardMember: boolean
  isCommunityMember: boolean
}

export interface Subscriber {
  token: string
  email: string
  salutation?: string
  firstName?: string
  lastName?: string
  consents: string[]
  interests: string[]
  status: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | 'UNSUBSCRIBED'
  site: Site
  isExpired: boolean
}

/** A mail of the newsletter to the visitor. */
export interface Mail {
  kind: 'confirm' | 'already' | 'voucher'
  site: Site
  email: string
  token: string
  sentAt: string
}

/** A time, and a group of an A/B test. */
export interface Preview {
  dateTime: string
  abTestName?: string
  abTestGroup?: string
}

export interface Visitor {
  readonly id: string
  site: Site
  loginStatus: LoginStatus
  customer: Customer
  newsletterStatus: 'NONE' | 'WAITING_FOR_DOI' | 'SUBSCRIBED'
  subscribers: Subscriber[]
  /** The newest first. */
  mails: Mail[]
  /** Settings of the preview tool. */
  preview: (Preview & { token: string }) | undefined
  /** Promotions that the visitor tries out, by id. */
  edits: Map<string, { type: string; contentJSON: string }>
  faults: Faults
  carts: Map<Site, CartState>
  /** The keys of changes that were made (CART-50). */
  madeChanges: MadeChanges
}

export const CUSTOMER: Customer = {
  firstname: 'Alex',
  lastname: 'Sommer',
  loyaltyBeans: 1250,
  isCardMember: true,
  isCommunityMember: true,
}

export const newVisitor = (id: string, loginStatus: LoginStatus): Visitor => ({
  id,
  site: DEFAULT_SITE,
  loginStatus,
  customer: CUSTOMER,
  newsletterStatus: 'NONE',
  subscribers: [],
  mails: [],
  preview: undefined,
  edits: new Map(),
  faults: new Map(),
  carts: new Map(),
  madeChanges: new Map(),
})
