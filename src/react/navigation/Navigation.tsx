import { useAtomValue } from 'jotai'
import { Menu } from 'lucide'
import { type ReactNode, useState } from 'react'
import { hasFlyout, type NavigationNode } from '../../shop/navigation/navigation.ts'
import { openNavigationAtom } from '../../state/navigation/navigation.ts'
import { controlAttribute } from '../../view/controls.ts'
import { LIST_FRAME } from '../../view/navigation/navigation-list.tsx'
import type { ViewNode } from '../../view/view.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useEntries } from '../shell/useEntries.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { useShown, viewElement } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PaintedNodes } from './PaintedNodes.tsx'

/** The features that are loaded. */
const TEXTS = ['navigation', 'header-flyouts', 'footer'] as const

/**
 * The main navigation. Its built-in entries are real links before any script runs (NAV-2). Flyouts, drawer and keyboard
 * support are loaded at the first sign of interest; a tap or key before is held until they are there, and the menu button opens the
 * list meanwhile (NAV-27).
 */
export function Navigation() {
  const t = useText('header')
  const { host } = useElement()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const entries = useEntries()
  const opened = useAtomValue(openNavigationAtom)
  const open = opened?.header === host ? opened : undefined
  const { code, fetchCode } = useLazyFeature(TEXTS, () => import('./NavigationControl.late.tsx'), 'navigation')
  return (
    <nav
      ref={setBar}
      className="navigation"
      aria-label={t('navigation')}
      part="navigation"
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onTouchStart={fetchCode}
    >
      <div className="navigation__bar">
        <button
          type="button"
          className="navigation__menu"
          aria-haspopup="dialog"
          // Without the code the list itself opens, and the browser says so.
          popoverTarget={LIST_FRAME}
          aria-expanded={open?.as === 'drawer' || undefined}
          data-track="navigation|menu"
          {...controlAttribute('navigation-menu')}
        >
          <Icon icon={Menu} size={20} strokeWidth={2} />
          {t('menu')}
        </button>
        <Entries entries={entries}>
          {(entry) =>
            code &&
            bar &&
            open?.as === 'flyout' &&
            open.path[0] === entry.index && <code.Flyout bar={bar} entry={entry} />
          }
        </Entries>
        {code && bar && host && <code.default bar={bar} host={host} entries={entries} />}
      </div>
    </nav>
  )
}

interface EntriesProps {
  entries: readonly NavigationNode[]
  /** The flyout that an entry has opened. */
  children(entry: NavigationNode): ReactNode
}

function Entries({ entries, children: openedBy }: EntriesProps) {
  const { isHydrated } = useElement()
  const menu = useText('header')('menu')
  const close = useText('header-flyouts')('close')
  const { children = [] } = useShown('navigation.list')
  const titles = entries.map(({ title }) => title).join()
  return (
    <div id={LIST_FRAME} popover="auto" className="navigation__frame" data-heading={menu}>
      <button type="button" className="navigation__close" aria-label={close} popoverTarget={LIST_FRAME}>
        ×
      </button>
      <ul className="navigation__list" data-live="navigation.list">
        {entries.map((entry, index) =>
          viewElement(
            children[index] as ViewNode,
            // Other titles make new items, so that no link slides to another place.
            `${titles} ${index}`,
            isHydrated ? openedBy(entry) : hasFlyout(entry) && <PaintedNodes node={entry} />,
          ),
        )}
      </ul>
    </div>
  )
}
