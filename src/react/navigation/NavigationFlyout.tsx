import { useRef } from 'react'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'
import { useText } from '../shell/useText.ts'
import { Flyout, type FlyoutCloseReason } from '../ui/overlay/Flyout.tsx'
import { DrillDown } from './DrillDown.tsx'
import { ThemeWorlds } from './ThemeWorlds.tsx'

/** The bar itself sees when pointer or focus leave it for elsewhere (specification 1 §2). */
const CLOSES_BY: readonly FlyoutCloseReason[] = ['overlay', 'escape', 'hover-out']

interface NavigationFlyoutProps {
  bar: HTMLElement
  entry: NavigationNode
  path: NavigationPath
  /** It takes the place of another entry's: nothing moves in. */
  isSwitch: boolean
  onClose(): void
}

/** What an entry of the bar opens: its theme worlds, or its drill-down lists (specification 1 §4). */
export function NavigationFlyout({ bar, entry, path, isSwitch, onClose }: NavigationFlyoutProps) {
  const t = useText('navigation')
  const link = useRef<HTMLElement>(null)
  link.current = bar.querySelector(`.navigation__link[data-path="${entry.index}"]`)
  return (
    <div className={`navigation-flyout${isSwitch ? ' navigation-flyout--switch' : ''}`}>
      <Flyout
        id="navigation-flyout"
        label={entry.title}
        closeLabel={t('close')}
        anchor={bar}
        opener={link}
        closesBy={CLOSES_BY}
        onClose={onClose}
      >
        <div className="navigation-flyout__content">
          {entry.sections ? <ThemeWorlds entry={entry} /> : <DrillDown entry={entry} path={path} />}
        </div>
      </Flyout>
    </div>
  )
}
