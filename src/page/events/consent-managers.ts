/** How consent managers say whether a visitor has agreed to statistics (EVENT-43). */

export interface ConsentManager {
  /** Events of `window` with which something may have been decided. */
  events: readonly string[]
  /** The category of statistics, unless the page names another one (`tracking.category`). */
  category: string
  /** With the detail of an event; without one, what it knows now. Undefined while nobody has decided. May throw. */
  read(category: string, detail: unknown): boolean | undefined | Promise<boolean | undefined>
}

/** Objects that managers put on the page, as far as they are read here. */
interface ManagerPage {
  Cookiebot?: { hasResponse?: boolean; consent: Record<string, unknown> }
  OneTrust?: { IsAlertBoxClosed(): boolean }
  OnetrustActiveGroups?: string
  __ucCmp?: { getConsentDetails(): Promise<unknown> }
}

/** The details of Usercentrics: of its version 3, or of its version 2's window event. */
interface UsercentricsDetails {
  consent?: { type?: string }
  categories?: Record<string, { state?: string } | undefined>
  type?: string
  ucCategory?: Record<string, unknown>
}

const page = (): ManagerPage => window as unknown as ManagerPage

export const CONSENT_MANAGERS: Readonly<Record<string, ConsentManager>> = {
  Cookiebot: {
    events: ['CookiebotOnAccept', 'CookiebotOnDecline'],
    category: 'statistics',
    read(category) {
      const { Cookiebot } = page()
      return Cookiebot?.hasResponse ? Boolean(Cookiebot.consent[category]) : undefined
    },
  },
  OneTrust: {
    events: ['OneTrustGroupsUpdated'],
    category: 'C0002',
    // Its script sends the event with each page view, also before anybody has answered.
    read(category, detail) {
      const { OneTrust, OnetrustActiveGroups } = page()
      const groups = Array.isArray(detail) ? detail : (OnetrustActiveGroups ?? '').split(',')
      return groups.includes(category) || (OneTrust?.IsAlertBoxClosed() ? false : undefined)
    },
  },
  Usercentrics: {
    events: ['UC_CONSENT', 'ucEvent'],
    category: 'marketing',
    async read(category, detail) {
      const { consent, categories, type, ucCategory } = Object(
        detail ?? (await page().__ucCmp?.getConsentDetails()),
      ) as UsercentricsDetails
      const isAgreed = categories?.[category]?.state === 'ALL_ACCEPTED' || ucCategory?.[category] === true
      // The manager's presumption counts for what nobody has clicked.
      return isAgreed || (/^explicit$/i.test(consent?.type ?? type ?? '') ? false : undefined)
    },
  },
}
