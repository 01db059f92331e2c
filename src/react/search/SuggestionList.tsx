import { memo, useContext } from 'react'
import { type Noted, notesOf } from '../../shop/cart/notes.ts'
import { isReduced } from '../../shop/prices/is-reduced.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import { markMatches } from '../../shop/search/mark-matches.ts'
import { productLink, searchUrl } from '../../shop/search/search-links.ts'
import type { SuggestedProduct } from '../../shop/search/suggestions.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { rememberSearch } from '../../state/search/last-searches.ts'
import { storeSuggestionClick } from '../../state/search/suggestion-clicks.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { Picture } from '../ui/product/Picture.tsx'
import type { ShownSuggestions } from './useSuggestions.ts'

interface SuggestionListProps {
  id: string
  site: Site
  shown: ShownSuggestions
  /** Id of the option under the keyboard cursor. */
  activeId: string | undefined
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/**
 * Each option is itself a link (SEARCH-29), since an option's content is hidden from assistive technology. Rows are
 * keyed by index, so that typing changes their text instead of mounting new ones.
 */
export const SuggestionList = memo(({ id, site, shown, activeId }: SuggestionListProps) => {
  const t = useText('search')
  const { term, terms, products, areLast } = shown
  const termsName = areLast ? 'last' : 'terms'
  const groupProps = (name: 'last' | 'terms' | 'products') => ({
    className: `suggestions__group suggestions__group--${name}`,
    role: 'group',
    'aria-label': t(name),
  })
  const optionProps = (index: number) => {
    const ownId = optionId(id, index)
    return { ...OPTION, id: ownId, 'aria-selected': ownId === activeId }
  }
  return (
    <div id={id} className="suggestions__list" role="listbox" aria-label={t('suggestions')} tabIndex={-1}>
      {terms.length > 0 && (
        <div {...groupProps(termsName)}>
          <Heading text={t(termsName)} />
          {terms.map((suggested, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <a key={index} {...optionProps(index)} {...termLink(suggested, site)}>
              <Marked text={suggested} term={term} />
            </a>
          ))}
        </div>
      )}
      {products.length > 0 && (
        <div {...groupProps('products')}>
          <Heading text={t('products')} />
          {products.map((product, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <a key={index} {...optionProps(terms.length + index)} {...linkToProduct(product, term)}>
              <span className="suggestions__picture">
                <Picture src={product.imageUrl} alt="" width={48} height={48} />
              </span>
              <span className="suggestions__product">
                <Marked text={product.title} term={term} />
                <ProductPrice product={product} site={site} />
                {product.notes && <Notes of={product.notes} />}
              </span>
            </a>
          ))}
        </div>
      )}
    </div>
  )
})

const OPTION = { className: 'suggestions__option', role: 'option', tabIndex: -1 }

/** With the middle button, too. */
const whenFollowed = (act: () => void) => ({
  onClick: act,
  onAuxClick: ({ button }: { button: number }) => button === 1 && act(),
})

/** Attributes of a link that searches for a term (SEARCH-27, SEARCH-45). */
export const searchLink = (term: string, site: Site) => ({
  href: searchUrl(site, term),
  ...whenFollowed(() => rememberSearch(site, term)),
})

const termLink = (term: string, site: Site) => ({ ...searchLink(term, site), 'data-track': `search_term|${term}` })

const linkToProduct = ({ id, url, dimensionKey }: SuggestedProduct, term: string) => ({
  href: productLink(url, term, dimensionKey),
  'data-track': `search_product|${id}`,
  ...whenFollowed(() => storeSuggestionClick(id)),
})

/** Hidden from screen readers, which read the same text as the group's label. */
const Heading = ({ text }: { text: string }) => (
  <p className="suggestions__heading" aria-hidden="true">
    {text}
  </p>
)

/** A text with its matches highlighted (SEARCH-23). */
const Marked = memo(({ text, term }: { text: string; term: string }) => {
  const { locale } = useContext(LanguageContext)
  return (
    <span className="suggestions__text">
      {markMatches(text, term, locale).map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity.
        return piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text
      })}
    </span>
  )
})

/** Notes on a product that laws ask for; its option is the link (LAW-12). */
function Notes({ of }: { of: Noted }) {
  const t = useText('search')
  const { locale } = useContext(LanguageContext)
  return notesOf(of, (values) => t('guaranteeLabel', values), locale).map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other identity.
    <span key={index} className="suggestions__note">
      {text}
    </span>
  ))
}

/** The product's price, with the one before a reduction (SEARCH-47). */
function ProductPrice({ product: { amount, previous }, site }: { product: SuggestedProduct; site: Site }) {
  const t = useText('search')
  if (amount === undefined) return null
  const hasPrevious = isReduced(amount, previous, site)
  return (
    <span className={`suggestions__price${hasPrevious ? ' suggestions__price--reduced' : ''}`}>
      {hasPrevious && (
        <>
          <s>
            <span className="visually-hidden">{t('originalPrice')} </span>
            {formatMoney(previous, site)}
          </s>{' '}
        </>
      )}
      {formatMoney(amount, site)}
    </span>
  )
}
