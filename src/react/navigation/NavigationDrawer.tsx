import { ChevronLeft, ChevronRight } from 'lucide'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isAccented } from '../../shop/navigation/categories.ts'
import { hasFlyout, type NavigationNode, type NavigationPath } from '../../shop/navigation/navigation.ts'
import { nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/overlay/Modal.tsx'
import { DrawerLinks } from './DrawerLinks.tsx'
import { ListHead, NodeLink } from './NodeLink.tsx'
import { Teaser } from './Teaser.tsx'
import { ThemeWorlds } from './ThemeWorlds.tsx'

interface NavigationDrawerProps {
  entries: readonly NavigationNode[]
  /** The level that is shown; empty for the entries of the bar. */
  path: NavigationPath
  onOpen(path: NavigationPath): void
  onClose(): void
}

/** The navigation of small platforms: one level at a time, with a back button (NAV-38, NAV-39). */
export function NavigationDrawer({ entries, path, onOpen, onClose }: NavigationDrawerProps) {
  const t = useText('navigation')
  const label = useText('header')('menu')
  const nodes = nodesAlong(entries, path)
  const node = nodes[nodes.length - 1]
  const parent = nodes[nodes.length - 2]
  const level = useRef<HTMLDivElement>(null)
  useLevelFocus(level, path)
  return (
    <div className="navigation-drawer">
      <Modal isOpen title={node?.title ?? label} closeLabel={t('close')} onClose={onClose}>
        <div ref={level} key={path.join()} className="navigation-drawer__level">
          {node && (
            <button
              type="button"
              className="navigation-drawer__back"
              aria-label={t('back', { title: parent?.title ?? label })}
              onClick={() => onOpen(path.slice(0, -1))}
            >
              <Icon icon={ChevronLeft} size={18} strokeWidth={2} />
              {parent?.title ?? label}
            </button>
          )}
          {node?.sections ? (
            <ThemeWorlds entry={node} />
          ) : (
            <List node={node} entries={entries} path={path} trail={nodes.map(({ title }) => title)} onOpen={onOpen} />
          )}
          {node?.teaser && <Teaser teaser={node.teaser} />}
          {!node && <DrawerLinks />}
        </div>
      </Modal>
    </div>
  )
}

interface ListProps extends Pick<NavigationDrawerProps, 'entries' | 'path' | 'onOpen'> {
  node: NavigationNode | undefined
  trail: readonly string[]
}

function List({ node, entries, path, trail, onOpen }: ListProps) {
  return (
    <>
      {node && <ListHead node={node} trail={trail} />}
      <ul>
        {(node?.children ?? entries).map((child) => (
          <li key={child.index}>
            {hasFlyout(child) ? (
              <button
                type="button"
                className={`navigation-node${!node && isAccented(child) ? ' navigation-node--accent' : ''}`}
                aria-current={child.lastSelectedNode ? 'page' : child.childIsSelected}
                data-index={child.index}
                data-track={`level|${[...trail, child.title].join(' / ')}`}
                onClick={() => onOpen([...path, child.index])}
              >
                <span className="navigation-node__title">{child.title}</span>
                <Icon icon={ChevronRight} size={18} strokeWidth={2} />
              </button>
            ) : (
              <NodeLink node={child} trail={trail} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Moves the focus to the back button of a level below, and back to the node that opened the level. */
function useLevelFocus(level: RefObject<HTMLElement | null>, path: NavigationPath): void {
  const previousPath = useRef(path)
  useLayoutEffect(() => {
    const from = previousPath.current
    previousPath.current = path
    if (from.join() === path.join()) return
    const isBack = from.length > path.length
    level.current
      ?.querySelector<HTMLElement>(isBack ? `[data-index="${from[path.length]}"]` : '.navigation-drawer__back')
      ?.focus()
  }, [level, path])
}
