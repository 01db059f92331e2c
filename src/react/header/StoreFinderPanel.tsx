import { ConciergeBell, MapPin, Search, ShoppingBasket } from 'lucide'
import { useId } from 'react'
import { contentPath } from '../../page/configuration/content-path.ts'
import { ROUTES } from '../../shop/links.ts'
import { useText } from '../shell/useText.ts'
import { Button } from '../ui/action/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { HeaderProps } from './HeaderProps.ts'
import { PanelLinks } from './PanelLinks.tsx'

/** A real form that sends the place as it was typed, without checks (specification 1 §5), and links (§2). */
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
  if (site === 'DE') {
    const href = contentPath(site, 'supermarketOffers', ROUTES.supermarketOffers)
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
        {/* Enter in the field clicks it as well. Where someone lives is nobody's matter. */}
        <Button type="submit" isWide data-track="store_finder|submit">
          <Icon icon={Search} size={20} strokeWidth={2} />
          {t('stores.submit')}
        </Button>
      </form>
      <PanelLinks label={t('stores.links')} menu="store_finder" links={links} />
    </div>
  )
}
