import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { useText } from '../shell/useText.ts'
import { NewWindow } from '../ui/NewWindow.tsx'

/**
 * The content of an entry as links in the HTML: for visitors without scripts, and for crawlers (NAV-46). With scripts it stays hidden; the
 * flyout shows it.
 */
export function PaintedNodes({ node: { children, sections = [] } }: { node: NavigationNode }) {
  const t = useText('header')
  const worlds = sections.flatMap(({ themeworlds }) => themeworlds)
  return (
    <ul className="navigation__below">
      {children.map((child) => (
        <li key={child.index}>
          {child.href ? (
            <a href={child.href} target={child.target} rel={child.target && 'noopener'}>
              {child.title}
              {child.target && <NewWindow>{t('newWindow')}</NewWindow>}
            </a>
          ) : (
            child.title
          )}
          {child.children.length > 0 && <PaintedNodes node={child} />}
        </li>
      ))}
      {worlds.map(({ url, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and addresses may repeat.
        <li key={index}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
