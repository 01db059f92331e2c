/** @jsxRuntime classic */ /** @jsx node */
/** The content of the account's flyout: greeting, links, facts about the shop. */

import {
  BadgeCheck,
  Bean,
  CircleQuestionMark,
  Heart,
  type IconNode,
  IdCard,
  Package,
  Smartphone,
  UserRound,
  Users,
} from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import { ROUTES } from '../../shop/links.ts'
import { formatCount } from '../../shop/prices/money.ts'
import { MENU } from '../../shop/sites/facts.ts'
import { freeShippingFrom, NEWSLETTER_DISCOUNT, returnPeriod } from '../../shop/sites/shop-facts.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { fullName, type UserLink, userLinks } from '../../shop/visitor/account.ts'
import { isRecognizedAtom, isVisitorKnownAtom, personalDataAtom } from '../../state/visitor/personal-data.ts'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { View, ViewContext, ViewNode } from '../view.ts'
import { button, panelLinks } from './panel-parts.tsx'

type Text = ViewContext['text']

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

/** Greeting, links (FLYOUT-36, FLYOUT-37) and facts about the shop. */
export const userPanel: View = (get, { props: { site, locale }, text }) => {
  const person = get(personalDataAtom)
  const hrefs = linkHrefs(site, person.isCommunityMember, text)
  const beans = person.loyaltyBeans === undefined ? undefined : formatCount(person.loyaltyBeans, site)
  const links = userLinks(site, person.isCardMember).map((name) => ({
    name,
    shapes: ICONS[name],
    text: text(`header-flyouts.user.${name}`),
    href: hrefs[name],
    note: name === 'beans' ? beans : undefined,
  }))
  const isRecognized = get(isRecognizedAtom)
  const name = fullName(person.firstName, person.lastName, locale)
  return {
    children: [
      headOf(text, get(isVisitorKnownAtom), isRecognized ? greeting(text, name) : welcome(text)),
      panelLinks(text('header-flyouts.user.links'), 'user_menu', links),
      ...(isRecognized ? [logout(text)] : []),
      shopFacts(site, text),
    ],
  }
}

/** Routes are the same on every site, paths of content pages differ (FLYOUT-38). */
function linkHrefs(site: Site, isCommunityMember: boolean, text: Text): Record<UserLink, string> {
  const menu = MENU[site] ?? {}
  return {
    account: ROUTES.account,
    card: contentPath(site, 'card', text('footer.path.card')),
    orders: ROUTES.orderHistory,
    watchlist: ROUTES.watchlist,
    beans: ROUTES.beanAccount,
    mobilePlan: contentPath(site, 'mobilePlan', menu.mobilePlan ?? ''),
    // Members need no invitation.
    community: isCommunityMember
      ? contentPath(site, 'communityHome', menu.communityHome ?? '')
      : contentPath(site, 'community', menu.community ?? ''),
    help: contentPath(site, 'help', text('footer.path.help')),
  }
}

/**
 * The frame's heading, which stays (FLYOUT-11), and below it what it says to the visitor. Until the visitor is known, lines stand for the words: a
 * known customer must not see the welcome for strangers flash up; the buttons work already (FLYOUT-35).
 */
const headOf = (text: Text, isKnown: boolean, content: readonly ViewNode[]): ViewNode => (
  <div class="panel__head" aria-busy={isKnown ? undefined : 'true'}>
    <h2 class="panel__title">{text('header-flyouts.label.userMenu')}</h2>
    {content.slice(isKnown ? 0 : -1)}
  </div>
)

/** Welcome, login and register (FLYOUT-33). */
const welcome = (text: Text): ViewNode[] => [
  <p>{text('header-flyouts.user.welcome')}</p>,
  <p class="panel__intro">{text('header-flyouts.user.welcomeText')}</p>,
  signInButtons(text),
]

const signInButtons = (text: Text): ViewNode => (
  <div class="panel__buttons">
    {button(
      'a',
      'button--primary button--medium',
      { href: ROUTES.signIn, 'data-track': 'user_menu|login' },
      text('header-flyouts.user.login'),
    )}
    {button(
      'a',
      'button--secondary button--medium',
      { href: ROUTES.register, 'data-track': 'user_menu|register' },
      text('header-flyouts.user.register'),
    )}
  </div>
)

/** A browser or a library that fetches links in advance must not log anybody out. */
const LOGOUT = { href: ROUTES.logout, rel: 'nofollow', 'data-track': 'user_menu|logout' }

/** Remembered visitors are greeted alike (FLYOUT-28). */
const greeting = (text: Text, name: string): ViewNode[] => [
  <p>{name ? text('header-flyouts.user.greeting', { name }) : text('header-flyouts.user.greetingNoName')}</p>,
]

/** Below the links, for those who have something to leave (FLYOUT-34). */
const logout = (text: Text): ViewNode => (
  <div>{button('a', 'button--secondary button--small no-prefetch', LOGOUT, text('header-flyouts.user.logout'))}</div>
)

/** The site's promises to its customers (HEADER-42, HEADER-43, HEADER-44). */
function shopFacts(site: Site, text: Text): ViewNode {
  const amount = freeShippingFrom(site)
  const period = returnPeriod(site)
  const newsletter = (
    <a class="panel__fact-link" href={ROUTES.newsletter} data-track="user_menu|newsletter">
      {text('header-flyouts.facts.newsletter', { percent: NEWSLETTER_DISCOUNT })}
    </a>
  )
  const facts = [
    amount && text('header-flyouts.facts.shipping', { amount }),
    newsletter,
    period && text(`header-flyouts.facts.returns.${period.unit}`, { count: period.count }),
  ]
  return (
    <ul class="panel__facts" aria-label={text('header-flyouts.facts.label')}>
      {facts.map(
        (fact) =>
          fact && (
            <li class="panel__fact">
              {icon(BadgeCheck, 16, { 'stroke-width': '2.25' })}
              <span>{fact}</span>
            </li>
          ),
      )}
    </ul>
  )
}
