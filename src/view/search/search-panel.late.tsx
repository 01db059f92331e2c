/** @jsxRuntime classic */ /** @jsx node */
/** Everything that a search field has besides its form: the panel of suggestions, the button that empties it, and what screen readers are told. */
import { type Atom, atom } from 'jotai/vanilla'
import { X } from 'lucide'
import type { NavigationNode } from '../../shop/navigation/navigation.ts'
import { searchUrl } from '../../shop/search/suggestions.ts'
import { icon } from '../icon.tsx'
import { shownEntries } from '../navigation/navigation-list.tsx'
import { node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'
import type { SearchPanel, SearchWords } from './panel-state.ts'
import { heading, suggestionList } from './suggestion-list.late.tsx'

/** The entries of the main navigation, as its bar shows them: a term without suggestions leads on to them. */
export const entriesAtomOf = (context: ViewContext): Atom<readonly NavigationNode[]> =>
  atom((get) => shownEntries(get, context))

export const hasOptions = ({ isOpen, terms, products }: SearchPanel): boolean =>
  isOpen && terms.length + products.length > 0

export function searchPanel(shown: SearchPanel, words: SearchWords): ViewNode[] {
  const { isOpen, isInFlyout, isPending, isLate, term, hasText } = shown
  const { text } = words
  // Pending, with no earlier suggestions to show.
  const isFirst = isPending && term === ''
  const isShown = isOpen && (!isFirst || isLate)
  const isEmpty = isInFlyout && !isOpen && !hasText
  const clear = { type: 'button', class: 'search__clear', 'aria-label': text('search.clear') }
  return [
    ...(isShown ? [panel(shown, isFirst, words)] : []),
    ...(isEmpty ? [<div class="suggestions">{browse(shown, '', words)}</div>] : []),
    ...(hasText ? [<button {...clear}>{icon(X, 18)}</button>] : []),
    <p class="visually-hidden" role="status">
      {isOpen && !isPending && announcement(shown, words)}
    </p>,
  ]
}

/** In the top layer, so that no z-index covers it; the search flyout is in the top layer already (SEARCH-22). */
function panel(shown: SearchPanel, isFirst: boolean, words: SearchWords): ViewNode {
  const { isInFlyout, isPending, term, asked, site, areLast } = shown
  const { text } = words
  const wanted = term || asked
  const modifiers = [!isInFlyout && 'overlay', isPending && 'busy', isFirst && 'waiting'].filter(Boolean)
  return (
    <div
      class={['suggestions', ...modifiers.map((modifier) => `suggestions--${modifier}`)].join(' ')}
      part="suggestions"
      aria-busy={String(isPending)}
      popover={isInFlyout ? undefined : 'manual'}
    >
      {hasOptions(shown) ? (
        suggestionList(shown, words)
      ) : isFirst ? (
        <p class="suggestions__message">{text('search.busy')}</p>
      ) : (
        browse(shown, shown.isFailed ? '' : term, words)
      )}
      {areLast ? (
        <button type="button" class="suggestions__all">
          {text('search.forget')}
        </button>
      ) : (
        <a class="suggestions__all" href={searchUrl(site, wanted)} data-track={`search_all|${wanted}`}>
          {text('search.all', { term: wanted })}
        </a>
      )}
      <slot name="ask" />
    </div>
  )
}

/** Says that a term has no suggestions, and leads on to the entries of the main navigation (SEARCH-25, SEARCH-61); without a term it only leads on (SEARCH-63). */
function browse({ entries }: SearchPanel, term: string, { text }: SearchWords): ViewNode[] {
  const label = text('search.browse')
  return [
    ...(term ? [<p class="suggestions__message">{text('search.none', { term })}</p>] : []),
    heading(label),
    <nav class="suggestions__list" aria-label={label}>
      {entries.map(
        ({ title, href }) =>
          href && (
            <a class="suggestions__option" href={href} data-track={`navigation|${title}`}>
              {title}
            </a>
          ),
      )}
    </nav>,
  ]
}

/** The number of suggestions (SEARCH-26). */
function announcement({ term, isFailed, terms, products, areLast }: SearchPanel, { text }: SearchWords): string {
  if (areLast) return text('search.last')
  if (isFailed) return text('search.browse')
  const termCount = text('search.termCount' as 'search.terms', { count: terms.length })
  const productCount = text('search.productCount' as 'search.terms', { count: products.length })
  if (terms.length === 0) return products.length === 0 ? text('search.none', { term }) : productCount
  return products.length === 0
    ? termCount
    : text('search.termsAndProducts', { terms: termCount, products: productCount })
}
