import { useSyncExternalStore } from 'react'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { NodeLink } from './NodeLink.tsx'
import { NodeList } from './NodeList.tsx'

/** Windows with room for two levels at once (NAV-51). */
const WIDE = '(width >= 980px)'

function followWindow(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Only what opens by a touch asks for it, so it is never rendered on a server. */
export const useIsWide = (): boolean => useSyncExternalStore(followWindow, () => window.matchMedia(WIDE).matches)

interface GroupedListsProps {
  node: NavigationNode
  openPath: readonly number[]
  trail: readonly string[]
}

/**
 * Each child of an entry with its own list below it. A child is a plain link there: what it would open is in sight. Without an address
 * it is a headline.
 */
export function GroupedLists({ node, openPath, trail }: GroupedListsProps) {
  return (
    <ul className="drill-down__list" aria-label={node.title}>
      {node.children.map((child) => {
        const path = [node.index, child.index]
        const isGroup = child.children.length > 0
        if (!isGroup) {
          return (
            <li key={child.index}>
              <NodeLink node={child} trail={trail} data-path={path.join('.')} />
            </li>
          )
        }
        return (
          <li key={child.index} className="drill-down__group">
            {child.href ? <NodeLink node={child} trail={trail} /> : <p className="navigation-node">{child.title}</p>}
            <NodeList node={child} path={path} openPath={openPath} trail={[...trail, child.title]} />
          </li>
        )
      })}
    </ul>
  )
}
