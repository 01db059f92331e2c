/** @jsxRuntime classic */ /** @jsx node */

import type { Getter } from 'jotai/vanilla'
import {
  CATEGORIES,
  type Category,
  hasFlyout,
  isAccented,
  type NavigationNode,
  navigationEntries,
} from '../../shop/navigation/navigation.ts'
import {
  activePathAtom,
  navigationTreeAtom,
  openNavigationAtom,
  themeWorldsEntryAtom,
} from '../../state/navigation/navigation.ts'
import { isConnectedAtom } from '../../state/page-context.ts'
import { controlAttribute } from '../controls.ts'
import { hiddenText } from '../hidden-text.tsx'
import { node } from '../node.ts'
import type { View, ViewContext, ViewNode } from '../view.ts'

/** The id of the list's frame, which the menu button opens. */
export const LIST_FRAME = 'menu'

const NAMES = Object.keys(CATEGORIES) as Category[]

/** The entries of the bar: those of the services, built-in ones in place of those that have not been loaded (NAV-1, NAV-2, NAV-7). */
export function shownEntries(get: Getter, { text }: Pick<ViewContext, 'text'>): readonly NavigationNode[] {
  const builtIn: NavigationNode[] = NAMES.map((name, index) => ({
    title: text(`header.category.${name}`),
    href: CATEGORIES[name],
    index,
    children: [],
  }))
  return get(activePathAtom).mark(navigationEntries(builtIn, get(navigationTreeAtom), get(themeWorldsEntryAtom)))
}

/** The entries as links; after its link an item may have its flyout. */
export const navigationList: View = (get, context) => {
  const open = get(openNavigationAtom)
  const openIndex = open && open.header === context.host ? open.path[0] : undefined
  const isConnected = get(isConnectedAtom)
  const children = shownEntries(get, context).map((entry): ViewNode => {
    const isOpen = isConnected ? String(entry.index === openIndex) : undefined
    return { ...(<li class="navigation__item">{link(entry, isOpen, context)}</li>), isOpenEnded: true }
  })
  return { children }
}

/** One entry (NAV-2, NAV-11, NAV-36). `isExpanded`: undefined where no script runs. */
function link(entry: NavigationNode, isExpanded: string | undefined, { text }: ViewContext): ViewNode {
  const { title, href, target, index, childIsSelected, lastSelectedNode } = entry
  const attributes = {
    class: `navigation__link${isAccented(entry) ? ' navigation__link--accent' : ''}`,
    href,
    target,
    rel: target && 'noopener',
    role: href ? undefined : 'button',
    tabindex: href ? undefined : '0',
    'aria-current': lastSelectedNode ? 'page' : childIsSelected ? 'true' : undefined,
    'aria-expanded': hasFlyout(entry) ? isExpanded : undefined,
    ...controlAttribute(href ? 'navigation-entry' : 'navigation-group'),
    'data-path': String(index),
    'data-track': `navigation|${title}`,
  }
  return (
    <a {...attributes}>
      {title}
      {target && hiddenText(` (${text('header.newWindow')})`)}
    </a>
  )
}
