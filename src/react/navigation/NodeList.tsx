import { ChevronRight } from 'lucide'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { isOpenAt } from '../../shop/navigation/navigation-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { NodeLink } from './NodeLink.tsx'

export interface NodeListProps {
  node: NavigationNode
  path: NavigationPath
  openPath: NavigationPath
  /** Titles from the entry to this node, for the statistics. */
  trail: readonly string[]
}

/** The children of a node, which open their own. */
export function NodeList({ node, path, openPath, trail }: NodeListProps) {
  return (
    <ul className="drill-down__list" aria-label={node.title}>
      {node.children.map((child) => {
        const childPath = [...path, child.index]
        const opens = hasFlyout(child)
        return (
          <li key={child.index}>
            <NodeLink
              node={child}
              trail={trail}
              data-path={childPath.join('.')}
              aria-expanded={opens ? isOpenAt(openPath, childPath) : undefined}
            >
              {opens && <Icon icon={ChevronRight} size={16} strokeWidth={2} />}
            </NodeLink>
          </li>
        )
      })}
    </ul>
  )
}
