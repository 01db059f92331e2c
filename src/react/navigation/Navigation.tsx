import { useText } from '../../i18n/useText.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../../shop/links.ts'

/** The main navigation's static entries: real links, whatever the navigation service does (specification 1 §7). */
export function Navigation() {
  const t = useText('header')
  return (
    <nav className="navigation" aria-label={t('navigation')} part="navigation">
      <ul className="navigation__list">
        {CATEGORY_NAMES.map((category) => (
          <li key={category}>
            <a className={`navigation__link navigation__link--${category}`} href={CATEGORIES[category]}>
              {t(`category.${category}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
