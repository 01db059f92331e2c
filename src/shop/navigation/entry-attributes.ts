import { CATEGORIES } from './categories.ts'
import { hasFlyout, type NavigationNode } from './navigation.ts'

/** The attributes of a bar's entry, by React's names (NAV-2, NAV-11, NAV-36). `isExpanded`: undefined where no script runs. */
export function entryAttributes(entry: NavigationNode, isExpanded: boolean | undefined) {
  const { title, href, target, index, childIsSelected, lastSelectedNode } = entry
  const isAccent = index === 0 || href === CATEGORIES.offers
  return {
    className: `navigation__link${isAccent ? ' navigation__link--accent' : ''}`,
    href,
    target,
    rel: target && 'noopener',
    role: href ? undefined : 'button',
    tabIndex: href ? undefined : 0,
    'aria-current': lastSelectedNode ? 'page' : childIsSelected || undefined,
    'aria-expanded': hasFlyout(entry) ? isExpanded : undefined,
    'data-path': index,
    'data-track': `navigation|${title}`,
  } as const
}
