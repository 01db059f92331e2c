import { useAtomValue, useStore } from 'jotai'
import { Search } from 'lucide'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { trackNavigation } from '../../page/events/tracking.ts'
import { SEARCH_MAX_LENGTH } from '../../shop/limits.ts'
import { ROUTES } from '../../shop/links.ts'
import { cutTerm, searchTerm } from '../../shop/search/search-term.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { closeFlyoutAtom, flyoutAtom, flyoutHeaderAtom } from '../../state/flyout/flyout.ts'
import { platformAtom } from '../../state/platform.ts'
import { askCacheKeyAtom } from '../../state/search/search-cache-key.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'

interface SearchFormProps {
  site: Site
  /** In a flyout of its own: other widths, and terms only (specification 1 §2, §9). */
  isInFlyout?: boolean
}

/**
 * A real form: it searches without JavaScript. Uncontrolled, so that a term typed before hydration stays. Its suggestions
 * are fetched on the first sign of interest, and make a combobox of the field.
 */
export function SearchForm({ site, isInFlyout = false }: SearchFormProps) {
  const t = useText('header')
  const field = useRef<HTMLInputElement>(null)
  const isOnPhone = useAtomValue(platformAtom) === 'SMARTPHONE'
  // Without them the form goes on searching.
  const { code, fetchCode } = useLazyFeature(['search'], () => import('./Suggestions.tsx'))
  const leave = useSearchPage(field, isInFlyout)

  const submit = (event: FormEvent) => {
    const input = field.current as HTMLInputElement
    const term = searchTerm(input.value)
    if (term === '') {
      event.preventDefault()
      return input.focus()
    }
    input.value = term
    trackNavigation('search', term)
  }

  return (
    <search
      className={`search${isInFlyout ? ' search--in-flyout' : ''}${isOnPhone ? ' search--phone' : ''}`}
      part="search"
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
    >
      <form className="search__form" action={ROUTES.search} method="get" onSubmit={submit}>
        <input
          ref={field}
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
      {code && <code.Suggestions field={field} site={site} isInFlyout={isInFlyout} />}
    </search>
  )
}

/** What the page brings to the field, and the field to the page; what it returns ends what the page has opened. */
function useSearchPage(field: RefObject<HTMLInputElement | null>, isInFlyout: boolean): () => void {
  const { host, isHydrated } = useElement()
  const store = useStore()
  const isOfHere = useAtomValue(flyoutHeaderAtom) === host && !isInFlyout
  const isAskedFor = useAtomValue(flyoutAtom) === 'search' && isOfHere

  useEffect(() => {
    if (!isHydrated) return
    store.set(askCacheKeyAtom)
    // A default shows only as long as nothing was typed, before hydration included.
    const query = new URLSearchParams(location.search).get('query')
    if (query && field.current) field.current.defaultValue = cutTerm(query)
  }, [isHydrated, store, field])

  // The page may open this flyout by its event: the field is where it begins. Who has left it meanwhile stays away.
  useEffect(() => {
    if (isAskedFor && store.get(flyoutAtom) === 'search') field.current?.focus()
  }, [isAskedFor, store, field])
  return () => isAskedFor && store.set(closeFlyoutAtom)
}
