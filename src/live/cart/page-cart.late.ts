/** A mini cart in the page, which the loader has found: it shows without React, as in a flyout (LIVE-21). */
import { withSharedCookies } from '../../page/browser/cookies.ts'
import { toCamelCase } from '../../page/configuration/attribute.ts'
import { COMMON_ATTRIBUTES } from '../../page/configuration/tables/common.ts'
import { MINICART_ATTRIBUTES } from '../../page/configuration/tables/shop-minicart.ts'
import { reportMissingCode } from '../../page/events/events.ts'
import type { LoaderParts } from '../live.ts'
import { liveElementOf } from '../live-element.ts'
import { fetchTexts, readLanguage, startMiniCart } from './mini-cart.late.ts'

/** Shows the cart in a tag of the page, which is read meanwhile. Resolves when it shows, or can't. Never rejects. */
export async function startLive(host: HTMLElement, loader: LoaderParts): Promise<unknown> {
  const { localName: tag } = host
  // It has only been moved, or has left meanwhile.
  if (!host.isConnected || liveElementOf(host)) return
  // React's code is there, or is the one that reads properties (CONFIG-6).
  if (customElements.get(tag) || hasProperties(host)) return loader.load(tag)
  const language = readLanguage(host)
  const { element, show } = withSharedCookies(() => startMiniCart(host, loader, language))
  try {
    show(await fetchTexts(language))
  } catch (error) {
    // The next touch of the page tries again (LIVE-9).
    if (element.phase === 'asleep') element.end()
    reportMissingCode(tag, error)
  }
}

const hasProperties = (host: HTMLElement): boolean =>
  Object.keys({ ...COMMON_ATTRIBUTES, ...MINICART_ATTRIBUTES }).some(
    (name) => Object.hasOwn(host, name) || Object.hasOwn(host, toCamelCase(name)),
  )
