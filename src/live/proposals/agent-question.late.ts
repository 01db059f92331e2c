/** With `agent-tools="ask"` the shopper is asked before each change of an assistant (PROPOSAL-12). */
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { fetchFeatureTexts } from '../../page/feature-texts.ts'
import { proposalTexts } from '../../page/proposal-texts.ts'
import { numberOf } from '../../shop/proposals/item-title.ts'
import type { Wish } from '../../state/cart/agent-cart.late.ts'
import type { LiveElement } from '../live-element.ts'
import { askShopper } from './question.ts'

/** `title`: empty for a product that nobody has named; then its number is shown. */
export async function mayChange(
  element: LiveElement<HeaderProps>,
  { change, before, count }: Wish,
  title: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { props } = element
  const text = await fetchFeatureTexts(props, ['proposals'], proposalTexts)
  const name = title || text('proposals.product', { id: numberOf(change) })
  const question = {
    heading: text('proposals.ask'),
    rows: [
      text(`proposals.${count === 0 ? 'remove' : before === 0 ? 'row' : 'changed'}`, {
        title: name,
        pieces: text('proposals.pieces', { count }),
        before,
      }),
    ],
    yes: text('proposals.allow'),
    no: text('proposals.refuse'),
  }
  return (await askShopper(element, question, signal)) !== undefined
}
