import { X } from 'lucide'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import rules from '../../elements/sheets/suggestions.css'
import { listen } from '../../page/events/events.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { forgetSearches, rememberSearch } from '../../state/search/last-searches.ts'
import { PageSlot } from '../shell/PageSlot.tsx'
import { useSheet } from '../shell/useSheet.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { NoSuggestions } from './NoSuggestions.tsx'
import { optionId, SuggestionList, searchLink } from './SuggestionList.tsx'
import { useCombobox } from './useCombobox.ts'
import { useFirstRun } from './useFirstRun.tsx'
import { usePanelPosition } from './usePanelPosition.ts'
import { type ShownSuggestions, useSuggestions } from './useSuggestions.ts'

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  site: Site
  isInFlyout: boolean
}

/** The suggestion panel of the search field, and its announcements for screen readers (SEARCH-21, SEARCH-26). */
export function Suggestions({ field, site, isInFlyout }: SuggestionsProps) {
  const t = useText('search')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, isPending, asked, shown, request, keep, close } = useSuggestions(site, isInFlyout)
  const { term, terms, products, areLast } = shown
  // The header's sheet has nothing of the panel, which opens late.
  useSheet(rules)
  useFirstRun(useCallback(() => <ListAndCount site={site} />, [site]))
  // Pending, with no earlier suggestions to show.
  const isFirst = isPending && term === ''
  const wanted = term || asked
  const [hasText, setHasText] = useState(() => Boolean(field.current?.value))
  const isLate = useIsLate(isOpen && isFirst)
  const hasOptions = isOpen && terms.length + products.length > 0
  const { activeId, onLeave } = useCombobox({
    field,
    panel,
    listId: hasOptions ? id : undefined,
    optionId,
    isOpen,
    options: [...terms, ...products.map(({ title }) => title)],
    onType: (text) => {
      setHasText(text !== '')
      request(text)
    },
    onMove: keep,
    onClose: close,
  })
  useRemembered(field, site)
  const onReset = useEffectEvent(() => {
    field.current?.form?.reset()
    setHasText(Boolean(field.current?.value))
    close()
  })
  useEffect(() => listen('shop-personal-data-reset', () => flushSync(onReset)), [])
  const leave = () => {
    field.current?.focus()
    close()
  }
  const forget = () => {
    forgetSearches(site)
    leave()
  }

  return (
    <>
      {isOpen && (!isFirst || isLate) && (
        <Panel
          innerRef={panel}
          field={field}
          isInFlyout={isInFlyout}
          isPending={isPending}
          isFirst={isFirst}
          onBlur={onLeave}
          onEscape={leave}
        >
          {hasOptions ? (
            <SuggestionList id={id} site={site} shown={shown} activeId={activeId} />
          ) : isFirst ? (
            <p className="suggestions__message">{t('busy')}</p>
          ) : (
            <NoSuggestions term={term} />
          )}
          {!areLast && (
            <a className="suggestions__all" {...searchLink(wanted, site)} data-track={`search_all|${wanted}`}>
              {t('all', { term: wanted })}
            </a>
          )}
          {areLast && (
            <button type="button" className="suggestions__all" onClick={forget}>
              {t('forget')}
            </button>
          )}
          <PageSlot name="ask" />
        </Panel>
      )}
      {isInFlyout && !isOpen && !hasText && (
        <div className="suggestions">
          <NoSuggestions term="" />
        </div>
      )}
      {hasText && <ClearButton field={field} label={t('clear')} />}
      <p className="visually-hidden" role="status">
        {isOpen && !isPending && <Count {...shown} />}
      </p>
    </>
  )
}

/** Remembers what the form is sent with (SEARCH-44). */
function useRemembered(field: RefObject<HTMLInputElement | null>, site: Site): void {
  useEffect(() => {
    const form = field.current?.form
    const remember = () => rememberSearch(site, field.current?.value ?? '')
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [field, site])
}

interface ClearButtonProps {
  field: RefObject<HTMLInputElement | null>
  label: string
}

/** Empties the field, and leaves the focus there. CSS shows it while the search has the focus (SEARCH-43). */
function ClearButton({ field, label }: ClearButtonProps) {
  const clear = () => {
    const { current: input } = field
    if (!input) return
    input.value = ''
    input.focus()
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
  return (
    <button
      type="button"
      className="search__clear"
      aria-label={label}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    >
      <Icon icon={X} size={18} />
    </button>
  )
}

/** A fast answer needs no message before it, and no panel that is made for it. */
const BUSY_MS = 300

/** Whether something has gone on for so long that the shopper is told. */
function useIsLate(isGoingOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(setIsLate, BUSY_MS, true)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isGoingOn])
  return isLate
}

const EXAMPLE: ShownSuggestions = {
  term: 'a',
  terms: ['ab'],
  products: [
    { id: '1', title: 'ab', url: '/', imageUrl: undefined, dimensionKey: undefined, amount: 1, previous: 100 },
  ],
}

const ListAndCount = ({ site }: { site: Site }) => (
  <div className="suggestions">
    <SuggestionList id="" site={site} shown={EXAMPLE} activeId={undefined} />
    <Count {...EXAMPLE} />
  </div>
)

function Count({ term, terms, products, areLast }: ShownSuggestions) {
  const t = useText('search')
  if (areLast) return t('last')
  const termCount = t('termCount', { count: terms.length })
  const productCount = t('productCount', { count: products.length })
  if (terms.length === 0) return products.length === 0 ? t('none', { term }) : productCount
  return products.length === 0 ? termCount : t('termsAndProducts', { terms: termCount, products: productCount })
}

interface PanelProps {
  innerRef: RefObject<HTMLDivElement | null>
  field: RefObject<HTMLInputElement | null>
  isInFlyout: boolean
  isPending: boolean
  isFirst: boolean
  onBlur(event: FocusEvent): void
  onEscape(): void
  children: ReactNode
}

/** In the top layer, so that no z-index covers it; the search flyout is in the top layer already (SEARCH-22). */
function Panel({ innerRef, field, isInFlyout, isPending, isFirst, onBlur, onEscape, children }: PanelProps) {
  usePanelPosition(innerRef, field, !isInFlyout)
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof FocusEvent) onBlur(event)
    else if (event.type === 'mousedown') event.preventDefault()
    else if ((event as KeyboardEvent).key === 'Escape') {
      // Here it does not close the flyout, too (SEARCH-39).
      event.preventDefault()
      onEscape()
    }
  })
  // React hears nothing of what the page has slotted. A press must not take the focus from the field.
  useLayoutEffect(() => {
    for (const type of ['mousedown', 'focusout', 'keydown'])
      innerRef.current?.addEventListener(type, (event) => flushSync(() => onEvent(event)))
  }, [innerRef])
  const modifiers = [!isInFlyout && 'overlay', isPending && 'busy', isFirst && 'waiting'].filter(Boolean)
  return (
    <div
      ref={innerRef}
      className={['suggestions', ...modifiers.map((modifier) => `suggestions--${modifier}`)].join(' ')}
      part="suggestions"
      aria-busy={isPending}
      popover={isInFlyout ? undefined : 'manual'}
    >
      {children}
    </div>
  )
}
