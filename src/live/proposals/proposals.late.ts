/** Proposed changes of the cart, from an assistant or a link: what of it this page has (PROPOSAL-1, PROPOSAL-14). */
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

/** Begins what the header's attributes ask for; named as the behaviours' own function is. Returns the cleanup. */
export function start(element: LiveElement<HeaderProps>): () => void {
  const { tag, props } = element
  return joinCleanups(
    props.agentTools === 'off'
      ? () => {}
      : whenFetched(tag, import('./agent-tools.late.ts'), (code) => code.offerTools(element)),
    new URLSearchParams(location.search).has(props.cartLink)
      ? whenFetched(tag, import('./cart-link.late.ts'), (code) => code.takeCartLink(element))
      : () => {},
  )
}
