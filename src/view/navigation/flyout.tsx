/** @jsxRuntime classic */ /** @jsx node */
import { X } from 'lucide'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Attributes, ViewContext, ViewNode } from '../view.ts'
import type { Failed } from './cards.tsx'
import { drillDown } from './node-lists.tsx'
import { themeWorlds } from './theme-worlds.tsx'

export interface NavigationText {
  text: ViewContext['text']
  locale: Locale
  failed: Failed
}

/** A button with a drawing in place of words. */
export const closeButton = (label: string, more?: Attributes): ViewNode => (
  <button type="button" class="icon-button" aria-label={label} data-close="" {...more}>
    {icon(X, 22)}
  </button>
)

/** The flyout of an entry of the bar: theme worlds or drill-down lists (NAV-14, NAV-28). */
export const navigationFlyout = (
  entry: NavigationNode,
  path: NavigationPath,
  { isSwitch, isWide, ...shown }: NavigationText & { isSwitch: boolean; isWide: boolean },
): ViewNode => (
  <div class={`navigation-flyout${isSwitch ? ' navigation-flyout--switch' : ''}`} data-beside="">
    <div class="flyout" popover="manual">
      <div class="flyout__overlay" />
      <div id="navigation-flyout" class="flyout__panel" role="dialog" aria-label={entry.title} part="flyout">
        <span class="flyout__close">{closeButton(shown.text('navigation.close'))}</span>
        <div class="navigation-flyout__content">
          {entry.sections ? themeWorlds(entry, shown) : drillDown(entry, path, isWide, shown)}
        </div>
      </div>
    </div>
  </div>
)
