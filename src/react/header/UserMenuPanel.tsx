import { useAtomValue } from 'jotai'
import { Bean, CircleQuestionMark, Heart, type IconNode, IdCard, Package, Smartphone, UserRound, Users } from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import { ROUTES } from '../../shop/links.ts'
import { type UserLink, userLinks } from '../../shop/visitor/user-links.ts'
import { personalDataAtom } from '../../state/visitor/visitor.ts'
import { useText } from '../shell/useText.ts'
import type { HeaderProps } from './HeaderProps.ts'
import { PanelLinks } from './PanelLinks.tsx'
import { ShopFacts } from './ShopFacts.tsx'
import { UserGreeting } from './UserGreeting.tsx'

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

/** Who is here, what is theirs, and what the shop promises (specification 1 §2, §6, §9). */
export default function UserMenuPanel({ site, locale }: HeaderProps) {
  const t = useText('header-flyouts')
  const { isCardMember, loyaltyBeans } = useAtomValue(personalDataAtom)
  const hrefOf = useLinkAddresses(site)
  const beans = loyaltyBeans === undefined ? undefined : new Intl.NumberFormat(locale).format(loyaltyBeans)
  const links = userLinks(site, isCardMember).map((name) => ({
    name,
    icon: ICONS[name],
    text: t(`user.${name}`),
    href: hrefOf(name),
    note: name === 'beans' ? beans : undefined,
  }))
  return (
    <div className="panel">
      <UserGreeting locale={locale} />
      <PanelLinks label={t('user.links')} menu="user_menu" links={links} />
      <ShopFacts site={site} />
    </div>
  )
}

/** The routes of the shop, and the content pages that a country calls its own names. */
function useLinkAddresses(site: HeaderProps['site']): (link: UserLink) => string {
  const content = useText('footer')
  const addresses: Record<UserLink, string> = {
    account: ROUTES.account,
    card: contentPath(site, 'card', content('path.card')),
    orders: ROUTES.orderHistory,
    watchlist: ROUTES.watchlist,
    beans: ROUTES.beanAccount,
    mobilePlan: contentPath(site, 'mobilePlan', ROUTES.mobilePlan),
    community: contentPath(site, 'community', ROUTES.community),
    help: contentPath(site, 'help', content('path.help')),
  }
  return (link) => addresses[link]
}
