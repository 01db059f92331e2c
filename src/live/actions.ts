import { isPlainClick } from '../page/browser/clicks.ts'
import { canGoBack } from '../page/browser/history.ts'
import { on } from '../page/browser/on.ts'
import type { HeaderProps } from '../page/configuration/tables/shop-header.ts'
import { copyVoucherAtom } from '../state/promotion/promotion.ts'
import type { LiveControl } from '../view/controls.ts'
import { type Acting, type Action, controlOf } from './action.ts'
import { closeLegalText } from './promotion/promotions.ts'
import { checkSearch } from './search/check-search.ts'

/** Without an address of its own the back button leads back within this site, else to the link's address (HEADER-6). */
const leadBack: Action = ({ props }, event) => {
  const { backUrl } = props as HeaderProps
  if (backUrl || !isPlainClick(event as MouseEvent) || !canGoBack()) return
  event.preventDefault()
  history.back()
}

/** The action of each control that the live layer serves, at once and in the visitor's own click. */
export const ACTIONS: Readonly<Record<LiveControl, Action>> = {
  back: leadBack,
  'search-form': checkSearch,
  // Browsers allow it only in the visitor's own click (PROMO-28).
  'copy-voucher': ({ store }, _event, { key }) => void store.set(copyVoucherAtom, key),
  'close-legal-text': closeLegalText,
  // The key tells an operator's message.
  'close-app-banner': (...used) =>
    void import('./header/close-notice.late.ts').then((code) => code.closeNotice(...used)),
  // Without its code it is followed (FOOTER-43, LAW-8).
  'legal-link': (element, event, { key, node }) => {
    if (!isPlainClick(event as MouseEvent)) return
    event.preventDefault()
    const link = node as HTMLAnchorElement
    import('./footer/legal-links.late.ts')
      .then(({ openLegalLink }) => openLegalLink(element, key, link))
      .catch(() => location.assign(link.href))
  },
}

/** Does what the live layer does for its controls, also when React renders them (LIVE-17). Returns the cleanup. */
export const doActions = (element: Acting): (() => void) =>
  on(element.root, 'click submit', (event) => {
    const control = controlOf(event)
    if (!control || (control.node.localName === 'form') !== (event.type === 'submit')) return
    ACTIONS[control.name as LiveControl]?.(element, event, control)
  })
