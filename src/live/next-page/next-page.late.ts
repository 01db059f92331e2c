/** Has the browser fetch the next page in advance, by speculation rules for links of menu, search and cart (NEXT-1). */
import { hasCookie } from '../../page/browser/cookies.ts'
import { on } from '../../page/browser/on.ts'
import { trusted } from '../../page/browser/trusted.ts'
import { whenParsed } from '../../page/browser/when-parsed.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { type NextPage, nextPageRules, OWN_RULES, rulesScript } from '../../shop/next-page/rules.ts'
import { isInApp } from '../../shop/platform/in-app.ts'
import { isMetered } from '../fetch-ahead.ts'
import type { LiveElement } from '../live-element.ts'

/** An escape would be needed for anything else, and no such name is a nonce. */
const NONCE = /^[\w+/=-]+$/

/** Writes the rules, and takes them back when the network gets slow. Returns the cleanup. */
export function nameNextPages(element: LiveElement<HeaderProps>): () => void {
  // Only Chromium tells of the network.
  const { connection } = navigator as { connection?: EventTarget }
  let own: Element | undefined
  let isEnded = false
  const update = () => {
    if (isEnded) return
    // The frame of a back end may have written the same.
    const written = own ?? document.querySelector(`script[${OWN_RULES}]`)
    if (!isWanted(element)) {
      written?.remove()
      own = undefined
    } else if (!written) own = write(element)
  }
  whenParsed(update)
  const stop = connection ? on(connection, 'change', update) : () => {}
  return () => {
    isEnded = true
    stop()
    own?.remove()
  }
}

/** Neither what costs the visitor, nor where nobody may see a second page (NEXT-3). */
const isWanted = ({ host }: LiveElement<HeaderProps>): boolean =>
  !isMetered() &&
  !isInApp(navigator.userAgent) &&
  // Staff see pages that are not public.
  !hasCookie(cookieName('staffAuth')) &&
  !host.closest('.no-prefetch')

function write({ root, props }: LiveElement<HeaderProps>): Element | undefined {
  if (!HTMLScriptElement.supports?.('speculationrules')) return undefined
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  const rules = nextPageRules(props.nextPage as NextPage, { cartLink: props.cartLink })
  try {
    const html = rulesScript(rules, NONCE.test(nonce) ? nonce : '')
    // A fragment of a range is the one piece of markup whose scripts count, and which Trusted Types take as HTML (NEXT-4).
    const fragment = document.createRange().createContextualFragment(trusted('createHTML', html))
    const script = fragment.firstElementChild ?? undefined
    document.head.append(fragment)
    lookAgain(root)
    return script
  } catch {
    // The page's policy does not allow ours.
    return undefined
  }
}

/** Chromium matches the selectors of rules when it computes the style of a link, and does so anew only in the document, not in shadow roots. */
function lookAgain(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host{--_next-page:1}')
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
