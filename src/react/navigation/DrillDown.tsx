import { ChevronRight } from 'lucide'
import type { CSSProperties } from 'react'
import { columnsOf } from '../../shop/navigation/flyout-columns.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { isOpenAt, nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { ListHead, NodeLink } from './NodeLink.tsx'
import { Teaser } from './Teaser.tsx'

interface DrillDownProps {
  entry: NavigationNode
  path: NavigationPath
}

/** Lists side by side, one per level of the path; only open levels are rendered (NAV-28). */
export function DrillDown({ entry, path }: DrillDownProps) {
  const nodes = [entry, ...nodesAlong(entry.children, path.slice(1))].filter(hasFlyout)
  const nodeWithTeaser = [...nodes].reverse().find(({ teaser }) => teaser)
  return (
    <div className="drill-down">
      <div className="drill-down__levels">
        {nodes.map((node, depth) => {
          const levelPath = path.slice(0, depth + 1)
          const trail = nodes.slice(0, depth + 1).map(({ title }) => title)
          return <Level key={levelPath.join()} node={node} path={levelPath} openPath={path} trail={trail} />
        })}
      </div>
      {nodeWithTeaser?.teaser && <Teaser key={nodeWithTeaser.title} teaser={nodeWithTeaser.teaser} />}
    </div>
  )
}

interface LevelProps {
  node: NavigationNode
  path: NavigationPath
  openPath: NavigationPath
  /** Titles from the entry to this node, for the statistics. */
  trail: readonly string[]
}

function Level({ node, path, openPath, trail }: LevelProps) {
  return (
    <div
      className="drill-down__level"
      data-level={path.length + 1}
      style={{ '--_list-columns': columnsOf(node) } as CSSProperties}
    >
      <ListHead node={node} trail={trail} />
      <ul className="drill-down__list" aria-label={node.title}>
        {node.children.map((child) => {
          const childPath = [...path, child.index]
          const isOpen = isOpenAt(openPath, childPath)
          return (
            <li key={child.index}>
              <NodeLink
                node={child}
                trail={trail}
                data-path={childPath.join('.')}
                aria-expanded={hasFlyout(child) ? isOpen : undefined}
              >
                {hasFlyout(child) && <Icon icon={ChevronRight} size={16} strokeWidth={2} />}
              </NodeLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
