import { Search } from 'lucide'
import { useText } from '../../i18n/useText.ts'
import { SEARCH_MAX_LENGTH } from '../../shop/limits.ts'
import { ROUTES } from '../../shop/links.ts'
import type { Site } from '../../shop/sites.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * A real form: it searches without JavaScript. Uncontrolled, so that a term typed before hydration stays.
 */
export function SearchForm({ site }: { site: Site }) {
  const t = useText('header')
  return (
    <search className="search" part="search">
      <form className="search__form" action={ROUTES.search} method="get">
        <input
          className="search__field"
          type="search"
          name="query"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <input type="hidden" name="site" value={site} />
        <button className="search__submit" type="submit" aria-label={t('searchSubmit')}>
          <Icon icon={Search} size={20} strokeWidth={2} />
        </button>
      </form>
    </search>
  )
}
