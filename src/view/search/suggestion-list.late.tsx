/** @jsxRuntime classic */ /** @jsx node */
/** The list of suggestions: search terms and products, each a real link (SEARCH-21, SEARCH-29). */
import { ImageOff } from 'lucide'
import { notesOf } from '../../shop/cart/notes.ts'
import { isReduced } from '../../shop/prices/is-reduced.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import { markMatches } from '../../shop/search/mark-matches.ts'
import { productLink, type SuggestedProduct, searchUrl } from '../../shop/search/suggestions.ts'
import { hiddenText } from '../hidden-text.tsx'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewNode } from '../view.ts'
import type { SearchPanel, SearchWords } from './panel-state.ts'

/**
 * An option's content is hidden from assistive technology, so the option itself is the link. Rows have no keys: typing changes their text
 * instead of making new ones.
 */
export function suggestionList(shown: SearchPanel, words: SearchWords): ViewNode {
  const { listId, site, term, terms, products, areLast } = shown
  const { text } = words
  const name = areLast ? 'last' : 'terms'
  const rows = terms.map((suggested, at) => (
    <a {...option(shown, at)} href={searchUrl(site, suggested)} data-track={`search_term|${suggested}`}>
      {marked(suggested, term, words)}
    </a>
  ))
  const productRows = products.map((product, at) => {
    const { id, url, dimensionKey } = product
    return (
      <a
        {...option(shown, terms.length + at)}
        href={productLink(url, term, dimensionKey)}
        data-track={`search_product|${id}`}
      >
        {picture(product, shown)}
        <span class="suggestions__product">
          {[marked(product.title, term, words), ...price(product, shown, words), ...notes(product, words)]}
        </span>
      </a>
    )
  })
  const list = {
    id: listId,
    class: 'suggestions__list',
    role: 'listbox',
    'aria-label': text('search.suggestions'),
    tabindex: '-1',
  }
  return (
    <div {...list}>
      {rows.length > 0 && group(name, text(`search.${name}`), rows)}
      {productRows.length > 0 && group('products', text('search.products'), productRows)}
    </div>
  )
}

function group(name: string, label: string, rows: readonly ViewNode[]): ViewNode {
  const attributes = { class: `suggestions__group suggestions__group--${name}`, role: 'group', 'aria-label': label }
  return <div {...attributes}>{[heading(label), ...rows]}</div>
}

/** Hidden from screen readers, which read the same text as the label of what is below it. */
export const heading = (text: string): ViewNode => (
  <p class="suggestions__heading" aria-hidden="true">
    {text}
  </p>
)

export const optionId = (listId: string, at: number): string => `${listId}-${at}`

const option = ({ listId, active }: SearchPanel, at: number) => ({
  id: optionId(listId, at),
  class: 'suggestions__option',
  role: 'option',
  tabindex: '-1',
  'aria-selected': String(at === active),
})

/** A text with its matches highlighted (SEARCH-23). */
const marked = (text: string, term: string, { locale }: SearchWords): ViewNode => (
  <span class="suggestions__text">
    {markMatches(text, term, locale).map((piece) => (piece.isMatch ? <mark>{piece.text}</mark> : piece.text))}
  </span>
)

/** With a drawing in its place when there is none, or it can't be loaded (PART-33). */
function picture({ imageUrl = '' }: SuggestedProduct, { failed }: SearchPanel): ViewNode {
  const image = { width: '48', height: '48', loading: 'lazy', decoding: 'async', src: imageUrl }
  const frame = (
    <span class="suggestions__picture">
      {imageUrl && !failed.has(imageUrl) ? <img alt="" {...image} /> : icon(ImageOff, 24)}
    </span>
  )
  // Another picture is another element: it would show the one before until it has come.
  return { ...frame, key: imageUrl }
}

/** The product's price, with the one before a reduction (SEARCH-47). */
function price({ amount, previous }: SuggestedProduct, { site }: SearchPanel, { text }: SearchWords): ViewNode[] {
  if (amount === undefined) return []
  if (!isReduced(amount, previous, site)) return [<span class="suggestions__price">{formatMoney(amount, site)}</span>]
  return [
    <span class="suggestions__price suggestions__price--reduced">
      <s>
        {hiddenText(`${text('search.originalPrice')} `)}
        {formatMoney(previous, site)}
      </s>
      {` ${formatMoney(amount, site)}`}
    </span>,
  ]
}

/** Notes on a product that laws ask for; its option is the link (LAW-12). */
const notes = ({ notes: of }: SuggestedProduct, { text, locale }: SearchWords): ViewNode[] =>
  of
    ? notesOf(of, (values) => text('search.guaranteeLabel', values), locale).map((note) => (
        <span class="suggestions__note">{note.text}</span>
      ))
    : []
