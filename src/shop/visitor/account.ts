/** The words and links of the visitor’s account. */
import { IS_FAMILY_NAME_FIRST, MENU } from '../sites/facts.ts'
import { type Locale, localeOf, SITES, type Site } from '../sites/sites.ts'

/** First and last name, in Hungarian the other way round, without a gap for a missing one (FLYOUT-34). */
export function fullName(firstName: string, lastName: string, locale: Locale): string {
  const names = SITES.some((site) => IS_FAMILY_NAME_FIRST[site] && localeOf(site) === locale)
    ? [lastName, firstName]
    : [firstName, lastName]
  return names.filter(Boolean).join(' ')
}

const ALL = ['beans', 'account', 'card', 'orders', 'watchlist', 'mobilePlan', 'community', 'help'] as const
export type UserLink = (typeof ALL)[number]

/** The links of the user menu that a site and a visitor get, in their order (FLYOUT-36, FLYOUT-37). */
export function userLinks(site: Site, isCardMember: boolean): UserLink[] {
  const menu = MENU[site] ?? {}
  const isShown: { [Link in UserLink]?: boolean } = {
    card: !menu.hidesCard,
    beans: isCardMember,
    mobilePlan: menu.mobilePlan !== undefined,
    community: menu.community !== undefined,
    help: !menu.hidesHelp,
  }
  return ALL.filter((link) => isShown[link] ?? true)
}
