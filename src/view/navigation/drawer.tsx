/** @jsxRuntime classic */ /** @jsx node */
/** The navigation of small platforms: one level at a time, with a way back (NAV-38, NAV-39). */

import { ChevronDown, ChevronLeft, CircleQuestionMark, Globe, type IconNode, MapPin, Package, UserRound } from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import { ROUTES } from '../../shop/links.ts'
import { hasFlyout, isAccented, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { LOCALE, NAME, SHOP_URL } from '../../shop/sites/facts.ts'
import { SITES, type Site } from '../../shop/sites/sites.ts'
import { hiddenText } from '../hidden-text.tsx'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'
import { teaserPanel } from './cards.tsx'
import { closeButton, type NavigationText } from './flyout.tsx'
import { chevron, currentOf, listHead, nodeLink } from './node-lists.tsx'
import { themeWorlds } from './theme-worlds.tsx'

type Text = ViewContext['text']

export interface DrawerText extends NavigationText {
  site: Site
  isRecognized: boolean
}

/** `path`: of the level that is shown; empty for the entries of the bar. */
export function navigationDrawer(
  entries: readonly NavigationNode[],
  path: NavigationPath,
  shown: DrawerText,
): ViewNode {
  const { text, failed } = shown
  const nodes = nodesAlong(entries, path)
  const [parent, entry] = [nodes.at(-2), nodes.at(-1)]
  const menu = text('header.menu')
  const back = parent?.title ?? menu
  const level = (
    <div class="navigation-drawer__level">
      {entry && (
        <button
          type="button"
          class="navigation-drawer__back"
          aria-label={text('navigation.back', { title: back })}
          data-level-path={path.slice(0, -1).join('.')}
        >
          {icon(ChevronLeft, 18, { 'stroke-width': '2' })}
          {back}
        </button>
      )}
      {entry?.sections ? themeWorlds(entry, shown) : levelList(entry, entries, path, nodes, text)}
      {entry?.teaser && teaserPanel(entry.teaser, failed)}
      {!entry && drawerLinks(shown)}
    </div>
  )
  return (
    <div class="navigation-drawer">
      <dialog class="modal modal--M" aria-labelledby="navigation-drawer-title" part="modal">
        <div class="modal__frame">
          <div class="modal__head">
            <h2 id="navigation-drawer-title" class="modal__title">
              {entry?.title ?? menu}
            </h2>
            {closeButton(text('navigation.close'))}
          </div>
          <div class="modal__content">{{ ...level, key: path.join() }}</div>
        </div>
      </dialog>
    </div>
  )
}

function levelList(
  entry: NavigationNode | undefined,
  entries: readonly NavigationNode[],
  path: NavigationPath,
  nodes: readonly NavigationNode[],
  text: Text,
): ViewNode[] {
  const trail = nodes.map(({ title }) => title)
  const rows = (entry?.children ?? entries).map((child) => (
    <li>{hasFlyout(child) ? opener(child, path, trail) : nodeLink(child, trail, text, {})}</li>
  ))
  return [...(entry ? [listHead(entry, trail, text)] : []), <ul>{rows}</ul>]
}

/** A row that opens the level below. */
const opener = (child: NavigationNode, path: NavigationPath, trail: readonly string[]): ViewNode => (
  <button
    type="button"
    class={`navigation-node${path.length === 0 && isAccented(child) ? ' navigation-node--accent' : ''}`}
    aria-current={currentOf(child)}
    data-index={`${child.index}`}
    data-level-path={[...path, child.index].join('.')}
    data-track={`level|${[...trail, child.title].join(' / ')}`}
  >
    <span class="navigation-node__title">{child.title}</span>
    {chevron(18)}
  </button>
)

/** Below the first level: what else a shop's visitor looks for (NAV-49). */
const drawerLinks = ({ text, site, isRecognized }: DrawerText): ViewNode => (
  <div class="drawer-links">
    {isRecognized
      ? linkRow(UserRound, ROUTES.account, 'user_menu|account', text('header.account'))
      : linkRow(UserRound, ROUTES.signIn, 'user_menu|login', text('header-flyouts.user.login'))}
    {linkRow(Package, ROUTES.orderHistory, 'user_menu|orders', text('header-flyouts.user.orders'))}
    {linkRow(MapPin, ROUTES.storeFinder, 'store_finder|storeFinder', text('header.storeFinder'))}
    {linkRow(
      CircleQuestionMark,
      contentPath(site, 'help', text('footer.path.help')),
      'user_menu|help',
      text('header-flyouts.user.help'),
    )}
    <details>
      <summary class="drawer-links__row">
        {icon(Globe, 20)}
        <span>
          {hiddenText(`${text('footer.country')} `)}
          {NAME[site]}
        </span>
        {icon(ChevronDown, 16)}
      </summary>
      <ul>
        {SITES.filter((other) => other !== site).map((other) => (
          <li>
            <a
              class="drawer-links__row drawer-links__country"
              href={SHOP_URL[other]}
              lang={LOCALE[other]}
              hreflang={LOCALE[other]}
            >
              {NAME[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  </div>
)

const linkRow = (shapes: IconNode, href: string, track: string, text: string): ViewNode => (
  <a class="drawer-links__row" href={href} data-track={track}>
    {icon(shapes, 20)}
    {text}
  </a>
)
