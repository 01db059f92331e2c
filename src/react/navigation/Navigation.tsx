import { Menu } from 'lucide'
import { hasFlyout } from '../../shop/navigation/navigation.ts'
import { controlAttribute } from '../../view/controls.ts'
import { LIST_FRAME } from '../../view/navigation/navigation-list.tsx'
import type { ViewNode } from '../../view/view.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useEntries } from '../shell/useEntries.ts'
import { useText } from '../shell/useText.ts'
import { useShown, viewElement } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PaintedNodes } from './PaintedNodes.tsx'

/**
 * The main navigation: its entries as real links (NAV-2), and the button of the menu. The live layer opens flyouts and drawer
 * (src/live/navigation/), with React in the header or without.
 */
export function Navigation() {
  const t = useText('header')
  return (
    <nav className="navigation" aria-label={t('navigation')} part="navigation">
      <div className="navigation__bar">
        <button
          type="button"
          className="navigation__menu"
          aria-haspopup="dialog"
          // Without the code the list itself opens, and the browser says so.
          popoverTarget={LIST_FRAME}
          data-track="navigation|menu"
          {...controlAttribute('navigation-menu')}
        >
          <Icon icon={Menu} size={20} strokeWidth={2} />
          {t('menu')}
        </button>
        <Entries />
      </div>
    </nav>
  )
}

function Entries() {
  const { isHydrated } = useElement()
  const entries = useEntries()
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
            // With scripts the flyout shows them.
            !isHydrated && hasFlyout(entry) && <PaintedNodes node={entry} />,
          ),
        )}
      </ul>
    </div>
  )
}
