import { useAtomValue, useSetAtom } from 'jotai'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { zoomOf } from '../../page/browser/zoom.ts'
import { columnsOf, hasTeaserBelow, widestColumns } from '../../shop/navigation/flyout-columns.ts'
import { hasFlyout, type NavigationNode } from '../../shop/navigation/navigation.ts'
import { nodesAlong } from '../../shop/navigation/navigation-path.ts'
import { openNavigationAtom } from '../../state/navigation/navigation.ts'
import { closeNavigationAtom } from '../../state/navigation/navigation-flyout.ts'
import { useText } from '../shell/useText.ts'
import { Flyout } from '../ui/overlay/Flyout.tsx'
import { DrillDown } from './DrillDown.tsx'
import { ThemeWorlds } from './ThemeWorlds.tsx'

interface NavigationFlyoutProps {
  bar: HTMLElement
  entry: NavigationNode
}

/**
 * What an entry of the bar opens: theme worlds or drill-down lists (NAV-14, NAV-28, NAV-30). `useNavigationPointer` closes it too: when the
 * focus leaves the bar, and on a press outside.
 */
export function NavigationFlyout({ bar, entry }: NavigationFlyoutProps) {
  const t = useText('navigation')
  const link = useRef<HTMLElement>(null)
  const open = useAtomValue(openNavigationAtom)
  const close = useSetAtom(closeNavigationAtom)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = open !== undefined
  // The flyout follows the link of its entry, and begins below it as far as there is room (NAV-47).
  useLayoutEffect(() => {
    const element = isOpen ? box.current : null
    if (!element) return
    link.current = element.previousElementSibling as HTMLElement
    const place = () => {
      const left = link.current?.getBoundingClientRect().left ?? 0
      element.style.setProperty('--_entry', `${left / zoomOf(link.current)}px`)
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [isOpen])
  if (!open) return null
  const { sections } = entry
  const openNodes = [entry, ...nodesAlong(entry.children, open.path.slice(1))]
  const size = {
    '--_columns': sections ? sections.length : widestColumns(entry),
    '--_teasers': hasTeaserBelow(entry) ? 1 : 0,
    '--_open-columns': openNodes.filter(hasFlyout).reduce((sum, node) => sum + columnsOf(node), 0),
    '--_open-teasers': openNodes.some(({ teaser, children }) => teaser && children.length > 0) ? 1 : 0,
  }
  return (
    <div
      ref={box}
      className={`navigation-flyout navigation-flyout--${sections ? 'worlds' : 'lists'}${open.isSwitch ? ' navigation-flyout--switch' : ''}`}
      style={size as CSSProperties}
    >
      <Flyout
        id="navigation-flyout"
        label={entry.title}
        closeLabel={t('close')}
        anchor={bar}
        opener={link}
        onClose={close}
      >
        <div className="navigation-flyout__content">
          {entry.sections ? <ThemeWorlds entry={entry} /> : <DrillDown entry={entry} path={open.path} />}
        </div>
      </Flyout>
    </div>
  )
}
