import { MENU } from '../sites/facts.ts'
import type { Site } from '../sites/sites.ts'

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
