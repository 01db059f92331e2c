/** Features that few pages ask for, each by an attribute: tools for assistants, a cart by link, the next page in advance (PROPOSAL-1, PROPOSAL-14, NEXT-1). */
import { joinCleanups } from '../../page/browser/on.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'

const nothing = () => {}

/** Begins what the header's attributes ask for; named as the behaviours' own function is. Returns the cleanup. */
export function start(element: LiveElement<HeaderProps>): () => void {
  const { tag, props } = element
  const hasTools = props.agentTools !== 'off' && (document.modelContext ?? navigator.modelContext)
  return joinCleanups(
    hasTools
      ? whenFetched(tag, import('../proposals/agent-tools.late.ts'), (code) => code.offerTools(element))
      : nothing,
    new URLSearchParams(location.search).has(props.cartLink)
      ? whenFetched(tag, import('../proposals/cart-link.late.ts'), (code) => code.takeCartLink(element))
      : nothing,
    props.nextPage === 'off'
      ? nothing
      : whenFetched(tag, import('../next-page/next-page.late.ts'), (code) => code.nameNextPages(element)),
  )
}
