import { Search } from 'lucide'
import { liveElementOf } from '../../live/live-element.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { ROUTES } from '../../shop/links.ts'
import { SEARCH_MAX_LENGTH } from '../../shop/search/search-term.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'

/** For assistants, which fill in its field and leave the rest to the shopper (PROPOSAL-18). */
const TOOL = { toolname: 'search', tooldescription: 'Searches the shop' }

/**
 * The search form, which works without JavaScript (SEARCH-1); the live layer checks what is sent. It makes the field a combobox with the first
 * use, and writes the suggestions into the place after the form: src/live/search/connect-search.ts.
 */
export function SearchForm({ site, agentTools }: Pick<HeaderProps, 'site' | 'agentTools'>) {
  const t = useText('header')
  const { host } = useElement()
  return (
    // Awake, the first focus is a use.
    <search className="search" part="search" onFocus={({ target }) => host && liveElementOf(host)?.use(target)}>
      <form
        className="search__form"
        action={ROUTES.search}
        method="get"
        {...controlAttribute('search-form')}
        {...(agentTools !== 'off' && TOOL)}
      >
        <input
          className="search__field"
          {...useView('search.field')}
          // Those of a combobox are not React's.
          suppressHydrationWarning
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
      {/* React leaves alone what is in an element with an empty text. */}
      <div suppressHydrationWarning>{''}</div>
    </search>
  )
}
