import { useAtomValue } from 'jotai'
import { Bean, CircleQuestionMark, Heart, type IconNode, IdCard, Package, Smartphone, UserRound, Users } from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { ROUTES } from '../../shop/links.ts'
import { formatCount } from '../../shop/prices/money.ts'
import { MENU } from '../../shop/sites/facts.ts'
import { type UserLink, userLinks } from '../../shop/visitor/user-links.ts'
import { personalDataAtom } from '../../state/visitor/visitor.ts'
import { useText } from '../shell/useText.ts'
import { PanelLinks } from './PanelLinks.tsx'
import { ShopFacts } from './ShopFacts.tsx'
import { LogoutLink, UserGreeting } from './UserGreeting.tsx'

const ICONS: Record<UserLink, IconNode> = {
  account: UserRound,
  card: IdCard,
  orders: Package,
  watchlist: Heart,
  beans: Bean,
  mobilePlan: Smartphone,
  community: Users,
  help: CircleQuestionMark,
}

/** Content of the user menu: greeting, links (FLYOUT-36, FLYOUT-37) and facts about the shop. */
export default function UserMenuPanel({ site, locale }: HeaderProps) {
  const t = useText('header-flyouts')
  const { isCardMember, isCommunityMember, loyaltyBeans } = useAtomValue(personalDataAtom)
  const hrefs = useLinkHrefs(site, isCommunityMember)
  const beans = loyaltyBeans === undefined ? undefined : formatCount(loyaltyBeans, site)
  const links = userLinks(site, isCardMember).map((name) => ({
    name,
    icon: ICONS[name],
    text: t(`user.${name}`),
    href: hrefs[name],
    note: name === 'beans' ? beans : undefined,
  }))
  return (
    <div className="panel">
      <UserGreeting locale={locale} />
      <PanelLinks label={t('user.links')} menu="user_menu" links={links} />
      <LogoutLink />
      <ShopFacts site={site} />
    </div>
  )
}

/** Routes are the same on every site, paths of content pages differ (FLYOUT-38). */
function useLinkHrefs(site: HeaderProps['site'], isCommunityMember: boolean): Record<UserLink, string> {
  const content = useText('footer')
  const menu = MENU[site] ?? {}
  return {
    account: ROUTES.account,
    card: contentPath(site, 'card', content('path.card')),
    orders: ROUTES.orderHistory,
    watchlist: ROUTES.watchlist,
    beans: ROUTES.beanAccount,
    mobilePlan: contentPath(site, 'mobilePlan', menu.mobilePlan ?? ''),
    // Members need no invitation.
    community: isCommunityMember
      ? contentPath(site, 'communityHome', menu.communityHome ?? '')
      : contentPath(site, 'community', menu.community ?? ''),
    help: contentPath(site, 'help', content('path.help')),
  }
}
