/** @jsxRuntime classic */ /** @jsx node */
/** The content of the flyouts of store finder and account: view models, which the live layer writes without React. */

import { type Atom, atom } from 'jotai/vanilla'
import { ConciergeBell, MapPin, Search, ShoppingBasket } from 'lucide'
import { contentPath } from '../../page/configuration/content-path.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { ROUTES } from '../../shop/links.ts'
import { MENU } from '../../shop/sites/facts.ts'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Shown, View, ViewContext } from '../view.ts'
import { button, type PanelLink, panelLinks } from './panel-parts.tsx'
import { userPanel } from './user-panel.tsx'

/** A plain form that sends the term as typed (FLYOUT-25), and links (FLYOUT-26). */
const storesPanel: View = (_get, { props: { site }, text }) => {
  const t = (key: 'heading' | 'label' | 'submit' | 'links' | 'all' | 'services' | 'supermarkets') =>
    text(`header-flyouts.stores.${key}`)
  const { supermarketOffers } = MENU[site] ?? {}
  const services = contentPath(site, 'stores', text('header-flyouts.path.stores'))
  const links: PanelLink[] = [
    { name: 'storeFinder', shapes: MapPin, text: t('all'), href: ROUTES.storeFinder },
    { name: 'stores', shapes: ConciergeBell, text: t('services'), href: services },
  ]
  if (supermarketOffers) {
    const href = contentPath(site, 'supermarketOffers', supermarketOffers)
    links.push({ name: 'supermarketOffers', shapes: ShoppingBasket, text: t('supermarkets'), href })
  }
  const field = {
    id: 'store-term',
    class: 'panel__field',
    type: 'text',
    name: 'searchTerm',
    autocomplete: 'off',
    enterkeyhint: 'search',
  }
  return {
    children: [
      <h2 class="panel__title">{t('heading')}</h2>,
      <form class="panel__form" action={ROUTES.storeFinderSearch} method="get">
        <label class="panel__label" for={field.id}>
          {t('label')}
        </label>
        <input {...field} />
        {/* Enter in the field clicks the button too: both are recorded without the term, which may be an address. */}
        {button(
          'button',
          'button--primary button--medium button--wide',
          { type: 'submit', 'data-track': 'store_finder|submit' },
          icon(Search, 20, { 'stroke-width': '2' }),
          t('submit'),
        )}
      </form>,
      panelLinks(t('links'), 'store_finder', links),
    ],
  }
}

const PANELS: Partial<Record<FlyoutName, View>> = { storeFinder: storesPanel, userMenu: userPanel }

/** The content of a flyout without React; undefined for those that need it. */
export function panelAtom(flyout: FlyoutName, context: ViewContext): Atom<Shown> | undefined {
  const panel = PANELS[flyout]
  return panel && atom((get) => panel(get, context, ''))
}
