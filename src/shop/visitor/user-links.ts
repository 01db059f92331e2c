/** The links of the user menu, in their order, and who sees which (specification 1 §2, §6). */
import type { Site } from '../sites/sites.ts'

const ALL = ['account', 'card', 'orders', 'watchlist', 'beans', 'mobilePlan', 'community', 'help'] as const
export type UserLink = (typeof ALL)[number]

export function userLinks(site: Site, isCardMember: boolean): UserLink[] {
  const isShown: { [Link in UserLink]?: boolean } = {
    card: site !== 'TR',
    beans: isCardMember,
    mobilePlan: site === 'DE',
    community: site === 'DE',
    help: site !== 'TR',
  }
  return ALL.filter((link) => isShown[link] ?? true)
}
