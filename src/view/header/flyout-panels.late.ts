/** What the flyouts of store finder and account show: view models, which the live layer writes without React. */

import { type Atom, atom } from 'jotai/vanilla'
import {
  BadgeCheck,
  Bean,
  ChevronRight,
  CircleQuestionMark,
  ConciergeBell,
  Heart,
  type IconNode,
  IdCard,
  MapPin,
  Package,
  Search,
  ShoppingBasket,
  Smartphone,
  UserRound,
  Users,
} from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { ROUTES } from '../../shop/links.ts'
import { formatCount } from '../../shop/prices/money.ts'
import { MENU } from '../../shop/sites/facts.ts'
import { freeShippingFrom, NEWSLETTER_DISCOUNT, returnPeriod } from '../../shop/sites/shop-facts.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { fullName } from '../../shop/visitor/person-name.ts'
import { type UserLink, userLinks } from '../../shop/visitor/user-links.ts'
import { isRecognizedAtom, isVisitorKnownAtom, personalDataAtom } from '../../state/visitor/visitor.ts'
import { icon } from '../icon.ts'
import {
  type Attributes,
  node,
  type Shown,
  type View,
  type ViewChild,
  type ViewContext,
  type ViewNode,
  view,
} from '../view.ts'

type Text = ViewContext['text']

interface PanelLink {
  name: string
  shapes: IconNode
  text: string
  href: string
  note?: string | undefined
}

/** Links, each with an icon. `menu`: the action under which clicks are recorded (EVENT-26). */
const panelLinks = (label: string, menu: string, links: readonly PanelLink[]): ViewNode =>
  node(
    'nav',
    { class: 'panel__links', 'aria-label': label },
    node(
      'ul',
      {},
      ...links.map(({ name, shapes, text, href, note }) =>
        node(
          'li',
          {},
          node(
            'a',
            { class: 'panel__link', href, 'data-track': `${menu}|${name}` },
            icon(shapes, 20),
            text,
            ...(note ? [node('span', { class: 'panel__note' }, note)] : []),
            icon(ChevronRight, 16),
          ),
        ),
      ),
    ),
  )

const button = (tag: string, style: string, attributes: Attributes, ...content: readonly ViewChild[]): ViewNode =>
  node(tag, { class: `button ${style}`, ...attributes }, node('span', { class: 'button__content' }, ...content))

/** A plain form that sends the term as typed (FLYOUT-25), and links (FLYOUT-26). */
const storesPanel = view({
  show(_get, { props: { site }, text }) {
    const t = (key: 'heading' | 'label' | 'submit' | 'links' | 'all' | 'services' | 'supermarkets') =>
      text(`header-flyouts.stores.${key}`)
    const { supermarketOffers } = MENU[site] ?? {}
    const services = contentPath(site, 'stores', text('header-flyouts.path.stores'))
    const links: PanelLink[] = [
      { name: 'storeFinder', shapes: MapPin, text: t('all'), href: ROUTES.storeFinder },
      { name: 'stores', shapes: ConciergeBell, text: t('services'), href: services },
    ]
    if (supermarketOffers) {
      const href = contentPath(site, 'supermarketOffers', supermarketOffers)
      links.push({ name: 'supermarketOffers', shapes: ShoppingBasket, text: t('supermarkets'), href })
    }
    const field = {
      id: 'store-term',
      class: 'panel__field',
      type: 'text',
      name: 'searchTerm',
      autocomplete: 'off',
      enterkeyhint: 'search',
    }
    return {
      children: [
        node('h2', { class: 'panel__title' }, t('heading')),
        node(
          'form',
          { class: 'panel__form', action: ROUTES.storeFinderSearch, method: 'get' },
          node('label', { class: 'panel__label', for: field.id }, t('label')),
          node('input', field),
          // Enter in the field clicks the button too: both are recorded without the term, which may be an address.
          button(
            'button',
            'button--primary button--medium button--wide',
            { type: 'submit', 'data-track': 'store_finder|submit' },
            icon(Search, 20, { 'stroke-width': '2' }),
            t('submit'),
          ),
        ),
        panelLinks(t('links'), 'store_finder', links),
      ],
    }
  },
})

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
const userPanel = view({
  show(get, { props: { site, locale }, text }) {
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
    const isRemembered = person.loginStatus === 'REMEMBERED'
    const name = fullName(person.firstName, person.lastName, locale)
    const head = !get(isVisitorKnownAtom)
      ? unknownHead(text)
      : isRecognized
        ? greeting(text, name, isRemembered ? person.firstName || name : '')
        : welcome(text)
    return {
      children: [
        head,
        panelLinks(text('header-flyouts.user.links'), 'user_menu', links),
        ...(isRecognized ? [logout(text)] : []),
        shopFacts(site, text),
      ],
    }
  },
})

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

/** A known customer must not see the welcome for strangers flash up; the buttons work already (FLYOUT-35). */
const unknownHead = (text: Text): ViewNode =>
  node('div', { class: 'panel__head', 'aria-busy': 'true' }, signInButtons(text))

/** Welcome, login and register (FLYOUT-33). */
const welcome = (text: Text): ViewNode =>
  node(
    'div',
    { class: 'panel__head', 'aria-busy': undefined },
    node('h2', { class: 'panel__title' }, text('header-flyouts.user.welcome')),
    node('p', { class: 'panel__intro' }, text('header-flyouts.user.welcomeText')),
    signInButtons(text),
  )

const signInButtons = (text: Text): ViewNode =>
  node(
    'div',
    { class: 'panel__buttons' },
    button(
      'a',
      'button--primary button--medium',
      { href: ROUTES.signIn, 'data-track': 'user_menu|login' },
      text('header-flyouts.user.login'),
    ),
    button(
      'a',
      'button--secondary button--medium',
      { href: ROUTES.register, 'data-track': 'user_menu|register' },
      text('header-flyouts.user.register'),
    ),
  )

/** A browser or a library that fetches links in advance must not log anybody out. */
const LOGOUT = { href: ROUTES.logout, rel: 'nofollow', 'data-track': 'user_menu|logout' }

/** `notYou`: whom a remembered visitor is asked about (FLYOUT-34). */
const greeting = (text: Text, name: string, notYou: string): ViewNode =>
  node(
    'div',
    { class: 'panel__head', 'aria-busy': undefined },
    node(
      'h2',
      { class: 'panel__title' },
      name ? text('header-flyouts.user.greeting', { name }) : text('header-flyouts.user.greetingNoName'),
    ),
    ...(notYou
      ? [
          node(
            'a',
            { ...LOGOUT, class: 'panel__fact-link no-prefetch' },
            text('header-flyouts.user.notYou', { name: notYou }),
          ),
        ]
      : []),
  )

/** Below the links, for those who have something to leave (FLYOUT-34). */
const logout = (text: Text): ViewNode =>
  node(
    'div',
    {},
    button('a', 'button--secondary button--small no-prefetch', LOGOUT, text('header-flyouts.user.logout')),
  )

/** What the site promises its customers (HEADER-42, HEADER-43, HEADER-44). */
function shopFacts(site: Site, text: Text): ViewNode {
  const amount = freeShippingFrom(site)
  const period = returnPeriod(site)
  const newsletter = node(
    'a',
    { class: 'panel__fact-link', href: ROUTES.newsletter, 'data-track': 'user_menu|newsletter' },
    text('header-flyouts.facts.newsletter', { percent: NEWSLETTER_DISCOUNT }),
  )
  const facts: ViewChild[] = [
    ...(amount ? [text('header-flyouts.facts.shipping', { amount })] : []),
    newsletter,
    ...(period ? [text(`header-flyouts.facts.returns.${period.unit}`, { count: period.count })] : []),
  ]
  return node(
    'ul',
    { class: 'panel__facts', 'aria-label': text('header-flyouts.facts.label') },
    ...facts.map((fact) =>
      node('li', { class: 'panel__fact' }, icon(BadgeCheck, 16, { 'stroke-width': '2.25' }), node('span', {}, fact)),
    ),
  )
}

const PANELS: Partial<Record<FlyoutName, View>> = { storeFinder: storesPanel, userMenu: userPanel }

/** What a flyout shows without React; undefined for those that need it. */
export function panelAtom(flyout: FlyoutName, context: ViewContext): Atom<Shown> | undefined {
  const panel = PANELS[flyout]
  return panel && atom((get) => panel.show(get, context, ''))
}
