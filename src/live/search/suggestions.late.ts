/** The suggestions of a header's search fields: that of its bar, and that of the search flyout. */
import rules from '../../elements/sheets/suggestions.css'
import { adoptSheet } from '../../page/browser/adopt-sheet.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import { textsOnce } from '../../page/feature-texts.ts'
import { requestSuggestionsAtom } from '../../state/search/suggestions.ts'
import type { LiveElement } from '../live-element.ts'
import { connectSearch } from './connect-search.ts'

type Header = LiveElement<HeaderProps>

interface Connection {
  /** Its texts and links are for this one. */
  language: string
  end(): void
}

const fetchTexts = textsOnce(['search'])

/** By header, its searches. */
const connected = new WeakMap<Header, Map<Element, Connection>>()

const languageOf = ({ props: { site, locale, product } }: Header) => `${site} ${locale} ${product}`

/** Connects those that are not connected yet, or speak another language now. Resolves with false when the texts can't be loaded. */
export async function connectSearches(element: Header): Promise<boolean> {
  const { root, tag } = element
  const language = languageOf(element)
  const before = connected.get(element)
  const searches = [...root.querySelectorAll('search')]
  if (before && searches.every((search) => before.get(search)?.language === language)) return true
  try {
    // Suggestions for text that was typed meanwhile come beside the texts.
    askEarly(element)
    const text = await fetchTexts(element.props)
    // The next use asks again.
    if (!element.host.isConnected || languageOf(element) !== language) return true
    adoptSheet(root, rules)
    const connections = connectionsOf(element)
    for (const [search, { end }] of connections) if (!search.isConnected) end()
    for (const search of root.querySelectorAll('search')) {
      const known = connections.get(search)
      if (known?.language === language) continue
      known?.end()
      const controller = new AbortController()
      const end = () => {
        connections.delete(search)
        controller.abort()
      }
      connections.set(search, { language, end })
      connectSearch(element, search, text, { signal: controller.signal, end })
    }
    return true
  } catch (error) {
    reportMissingCode(tag, error)
    return false
  }
}

function askEarly({ root, store }: Header): void {
  const { activeElement: field } = root
  if (field instanceof HTMLInputElement && field.closest('search') && field.value !== field.defaultValue)
    void store.set(requestSuggestionsAtom, field.value)
}

function connectionsOf(element: Header): Map<Element, Connection> {
  const found = connected.get(element)
  if (found) return found
  const connections = new Map<Element, Connection>()
  connected.set(element, connections)
  element.onEnd(() => {
    for (const { end } of connections.values()) end()
    connected.delete(element)
  })
  return connections
}
