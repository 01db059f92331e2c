import type { CSSProperties } from 'react'
import { columnsOf, groupColumnsOf, MAX_COLUMNS } from '../../shop/navigation/flyout-columns.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { GroupedLists, useIsWide } from './GroupedLists.tsx'
import { ListHead } from './NodeLink.tsx'
import { NodeList, type NodeListProps } from './NodeList.tsx'
import { Teaser } from './Teaser.tsx'

interface DrillDownProps {
  entry: NavigationNode
  path: NavigationPath
}

/**
 * Lists side by side, one per level of the path; only open levels are rendered (NAV-28). Where there is room, the first list has the
 * second level in it (NAV-51).
 */
export function DrillDown({ entry, path }: DrillDownProps) {
  const nodes = [entry, ...nodesAlong(entry.children, path.slice(1))].filter(hasFlyout)
  const groups = useIsWide() ? groupColumnsOf(entry) : 0
  const nodeWithTeaser = [...nodes].reverse().find(({ teaser }) => teaser)
  // A third level stands in the column of the teaser.
  const isFull = groups === MAX_COLUMNS && nodes.length > 2
  return (
    <div className="drill-down">
      <div className="drill-down__levels">
        {nodes.map((node, depth) => {
          // It is within the first list.
          if (groups > 0 && depth === 1) return null
          const levelPath = path.slice(0, depth + 1)
          const trail = nodes.slice(0, depth + 1).map(({ title }) => title)
          const columns = depth === 0 ? groups : 0
          return (
            <Level key={levelPath.join()} node={node} path={levelPath} openPath={path} trail={trail} groups={columns} />
          )
        })}
      </div>
      {nodeWithTeaser?.teaser && !isFull && <Teaser key={nodeWithTeaser.title} teaser={nodeWithTeaser.teaser} />}
    </div>
  )
}

interface LevelProps extends NodeListProps {
  /** Columns of two levels at once; 0: one level. */
  groups: number
}

function Level({ groups, ...list }: LevelProps) {
  const { node, path, trail } = list
  return (
    <div
      className="drill-down__level"
      data-level={path.length + 1}
      style={{ '--_list-columns': groups || columnsOf(node) } as CSSProperties}
    >
      <ListHead node={node} trail={trail} />
      {groups > 0 ? <GroupedLists {...list} /> : <NodeList {...list} />}
    </div>
  )
}
