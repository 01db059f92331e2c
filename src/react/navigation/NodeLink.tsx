import type { ComponentProps, ReactNode } from 'react'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { useText } from '../shell/useText.ts'

interface NodeLinkProps extends ComponentProps<'a'> {
  node: NavigationNode
  /** What the way to it is called, for the statistics. */
  trail: readonly string[]
  /** Behind its title. */
  children?: ReactNode
}

/** A node of the tree as a link; one that only groups what is below it is a button. */
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
      {target && <span className="visually-hidden"> ({t('newWindow')})</span>}
      {children}
    </a>
  )
}

/** The head of a list: where its own node leads, or what it is called. */
export function AllOf({ node, trail }: { node: NavigationNode; trail: readonly string[] }) {
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
    </a>
  )
}
