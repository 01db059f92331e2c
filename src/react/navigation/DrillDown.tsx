import { ChevronRight } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { isOpenAt, nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { AllOf, NodeLink } from './NodeLink.tsx'
import { Teaser } from './Teaser.tsx'

interface DrillDownProps {
  entry: NavigationNode
  path: NavigationPath
}

/** Lists side by side, each of what is selected in the one before; only those that are open are there. */
export function DrillDown({ entry, path }: DrillDownProps) {
  const nodes = [entry, ...nodesAlong(entry.children, path.slice(1))].filter(hasFlyout)
  const levels = useRef<HTMLDivElement>(null)
  // The last level is the one to see.
  useLayoutEffect(() => {
    if (levels.current && nodes.length > 0) levels.current.scrollLeft = levels.current.scrollWidth
  }, [nodes.length])
  const recommending = [...nodes].reverse().find(({ teaser }) => teaser)
  return (
    <div className="drill-down">
      <div className="drill-down__levels" ref={levels}>
        {nodes.map((node, depth) => {
          const place = path.slice(0, depth + 1)
          const trail = nodes.slice(0, depth + 1).map(({ title }) => title)
          return <Level key={place.join()} node={node} path={place} open={path} trail={trail} />
        })}
      </div>
      {recommending?.teaser && <Teaser key={recommending.title} teaser={recommending.teaser} />}
    </div>
  )
}

interface LevelProps {
  node: NavigationNode
  path: NavigationPath
  open: NavigationPath
  /** What the way here is called, for the statistics. */
  trail: readonly string[]
}

function Level({ node, path, open, trail }: LevelProps) {
  return (
    <div className="drill-down__level" data-level={path.length + 1}>
      <AllOf node={node} trail={trail} />
      <ul aria-label={node.title}>
        {node.children.map((child) => {
          const place = [...path, child.index]
          const isOpen = isOpenAt(open, place)
          return (
            <li key={child.index}>
              <NodeLink
                node={child}
                trail={trail}
                data-path={place.join('.')}
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
