/** The counts and names at the header's icons, while React is not there to render them (LIVE-4). */
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { pageType } from '../../page/configuration/page-root.ts'
import { badgeText } from '../../shop/cart/badge-text.ts'
import { type SentenceForms, sentence } from '../../shop/text/sentence.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { customerNameAtom } from '../../state/visitor/visitor.ts'
import type { LiveElement } from '../live-element.ts'

/** The attribute of a fragment's icon with the sentence that its state is told by, as JSON. */
const SENTENCE = 'data-sentence'

/** Icons that open a flyout say so (FLYOUT-9): without script they are links. */
export function announceFlyouts({ root, patches }: LiveElement): void {
  for (const icon of root.querySelectorAll('.header-icon')) {
    if (icon.getAttribute('part') === 'cart-icon' && pageType() === 'basket') continue
    patches.setAttribute(icon, 'aria-expanded', 'false')
    patches.setAttribute(icon, 'aria-haspopup', 'dialog')
  }
}

/** Writes the badge and the number of items (HEADER-26), and the customer's name (FLYOUT-32). Returns the cleanup. */
export function writeIcons(element: LiveElement): () => void {
  const { store, props, patches } = element
  const writeCount = () => {
    const icon = element.find('[part=cart-icon]')
    const holder = icon?.querySelector('.header-icon__badge')
    if (!icon || !holder) return
    const count = store.get(itemCountAtom)
    const text = badgeText(count)
    patches.setChildren(holder, ...(text ? [span('badge', text)] : []))
    writeDetails(icon, count > 0 ? sentence(formsOf(icon), props.locale, { count }) : '')
  }
  const writeName = () => {
    const icon = element.find('[part=user-menu-icon]')
    const label = icon?.querySelector('.header-icon__label')
    if (!icon || !label) return
    const name = store.get(customerNameAtom)
    const account = painted.get(label) ?? label.textContent ?? ''
    painted.set(label, account)
    patches.setChildren(label, name ? sentence(formsOf(icon), props.locale, { name }) : account)
    writeDetails(icon, name && account)
  }
  const painted = new Map<Element, string>()
  /** Read by screen readers after the label. */
  const writeDetails = (icon: Element, details: string) => {
    const [picture, label] = icon.children
    if (picture && label)
      patches.setChildren(icon, picture, label, ...(details ? [span('visually-hidden', `, ${details}`)] : []))
  }
  writeCount()
  writeName()
  return joinCleanups(store.sub(itemCountAtom, writeCount), store.sub(customerNameAtom, writeName))
}

function span(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

function formsOf(icon: Element): SentenceForms {
  try {
    return JSON.parse(icon.getAttribute(SENTENCE) ?? '{}')
  } catch {
    return {}
  }
}
