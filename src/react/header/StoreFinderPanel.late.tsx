import { ConciergeBell, MapPin, Search, ShoppingBasket } from 'lucide'
import { useId } from 'react'
import { contentPath } from '../../page/configuration/content-path.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { ROUTES } from '../../shop/links.ts'
import { MENU } from '../../shop/sites/facts.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PanelLinks } from './PanelLinks.tsx'

/** A plain form that sends the term as typed (FLYOUT-25), and links (FLYOUT-26). */
export default function StoreFinderPanel({ site }: HeaderProps) {
  const t = useText('header-flyouts')
  const id = useId()
  const links = [
    { name: 'storeFinder', icon: MapPin, text: t('stores.all'), href: ROUTES.storeFinder },
    {
      name: 'stores',
      icon: ConciergeBell,
      text: t('stores.services'),
      href: contentPath(site, 'stores', t('path.stores')),
    },
  ]
  const { supermarketOffers } = MENU[site] ?? {}
  if (supermarketOffers) {
    const href = contentPath(site, 'supermarketOffers', supermarketOffers)
    links.push({ name: 'supermarketOffers', icon: ShoppingBasket, text: t('stores.supermarkets'), href })
  }
  return (
    <div className="panel">
      <h2 className="panel__title">{t('stores.heading')}</h2>
      <form className="panel__form" action={ROUTES.storeFinderSearch} method="get">
        <label className="panel__label" htmlFor={id}>
          {t('stores.label')}
        </label>
        <input
          id={id}
          className="panel__field"
          type="text"
          name="searchTerm"
          autoComplete="off"
          enterKeyHint="search"
        />
        {/* Enter in the field clicks the button too: both are recorded without the term, which may be an address. */}
        <Button type="submit" isWide data-track="store_finder|submit">
          <Icon icon={Search} size={20} strokeWidth={2} />
          {t('stores.submit')}
        </Button>
      </form>
      <PanelLinks label={t('stores.links')} menu="store_finder" links={links} />
    </div>
  )
}
