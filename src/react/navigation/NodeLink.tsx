import type { ComponentProps, ReactNode } from 'react'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { useText } from '../shell/useText.ts'
import { NewWindow } from '../ui/NewWindow.tsx'

interface NodeLinkProps extends ComponentProps<'a'> {
  node: NavigationNode
  /** Titles of the nodes above it, for the statistics (NAV-41). */
  trail: readonly string[]
  /** Shown after the title. */
  children?: ReactNode
}

/** A node of the tree: a link, or a button when it has no address (NAV-10, NAV-11). */
export function NodeLink({ node, trail, children, ...rest }: NodeLinkProps) {
  const t = useText('navigation')
  const { title, href, target } = node
  return (
    <a
      {...rest}
      className="navigation-node"
      href={href}
      target={target}
      rel={target && 'noopener'}
      role={href ? undefined : 'button'}
      tabIndex={href ? undefined : 0}
      aria-current={node.lastSelectedNode ? 'page' : node.childIsSelected}
      data-track={`navigation|${[...trail, title].join(' / ')}`}
    >
      <span className="navigation-node__title">{title}</span>
      {target && <NewWindow>{t('newWindow')}</NewWindow>}
      {children}
    </a>
  )
}

/** The first line of a list: a link to the node itself, or its title when it has no address. */
export function ListHead({ node, trail }: { node: NavigationNode; trail: readonly string[] }) {
  const t = useText('navigation')
  const { title, href, target } = node
  if (!href) return <p className="navigation-all">{title}</p>
  return (
    <a
      className="navigation-all"
      href={href}
      target={target}
      rel={target && 'noopener'}
      data-track={`navigation|${trail.join(' / ')}`}
    >
      {node.sections ? t('allThemeWorlds') : t('allOf', { title })}
      {target && <NewWindow>{t('newWindow')}</NewWindow>}
    </a>
  )
}
