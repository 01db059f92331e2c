import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
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
 * The flyout of an entry of the bar: theme worlds or drill-down lists (NAV-14, NAV-28, NAV-30). `useNavigationPointer` closes it too: when
 * the focus leaves the bar, and on a press outside.
 */
export function NavigationFlyout({ bar, entry }: NavigationFlyoutProps) {
  const t = useText('navigation')
  const link = useRef<HTMLElement>(null)
  const open = useAtomValue(openNavigationAtom)
  const close = useSetAtom(closeNavigationAtom)
  if (!open) return null
  return (
    <div
      ref={(box) => {
        if (box) link.current = box.previousElementSibling as HTMLElement
      }}
      className={`navigation-flyout${open.isSwitch ? ' navigation-flyout--switch' : ''}`}
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
