import { useAtomValue, useStore } from 'jotai'
import { Search } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { isPutOff } from '../../live/header/behind-dialog.ts'
import { type LiveElement, liveElementOf } from '../../live/live-element.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { ROUTES } from '../../shop/links.ts'
import { SEARCH_MAX_LENGTH } from '../../shop/search/search-term.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { closeFlyoutAtom } from '../../state/header/flyout.ts'
import { flyoutAtom, flyoutHeaderAtom } from '../../state/header/open-flyout.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { useView, useViewContext } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'

interface SearchFormProps {
  site: Site
  /** In the search flyout: another width, and terms only (SEARCH-8, SEARCH-21). */
  isInFlyout?: boolean
}

/** For assistants, which fill in its field and leave the rest to the shopper (PROPOSAL-18). */
const TOOL = { toolname: 'search', tooldescription: 'Searches the shop' }

/**
 * The search form, which works without JavaScript (SEARCH-1); the live layer checks what is sent. Uncontrolled, so that text typed before hydration is
 * kept. The suggestions, which make the field a combobox, are loaded at the first sign of interest.
 */
export function SearchForm({ site, isInFlyout = false }: SearchFormProps) {
  const t = useText('header')
  const field = useRef<HTMLInputElement>(null)
  const { code, fetchCode } = useLazyFeature(['search'], () => import('./Suggestions.late.tsx'))
  const closeOpened = usePageConnection(field, isInFlyout)
  const { agentTools } = useViewContext().props as HeaderProps

  return (
    <search
      className={`search${isInFlyout ? ' search--in-flyout' : ''}`}
      part="search"
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || closeOpened()}
    >
      <form
        className="search__form"
        action={ROUTES.search}
        method="get"
        {...controlAttribute('search-form')}
        {...(agentTools !== 'off' && !isInFlyout && TOOL)}
      >
        <input
          ref={field}
          className="search__field"
          {...useView('search.field')}
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

/** Connects the field to page and state. Returns a function that closes what the page has opened (SEARCH-31). */
function usePageConnection(field: RefObject<HTMLInputElement | null>, isInFlyout: boolean): () => void {
  const { host } = useElement()
  const store = useStore()
  const isOwner = useAtomValue(flyoutHeaderAtom) === host && !isInFlyout
  const isOpen = useAtomValue(flyoutAtom) === 'search' && isOwner

  // Checks the store again, since the shopper may have left the field since the render.
  useEffect(() => {
    if (!isOpen || store.get(flyoutAtom) !== 'search') return
    const live = host && liveElementOf(host)
    if (!live || !isPutOff(live as LiveElement<HeaderProps>, 'search')) field.current?.focus()
  }, [isOpen, store, field, host])
  return () => isOpen && store.set(closeFlyoutAtom)
}
