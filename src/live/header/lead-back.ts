import { isPlainClick } from '../../page/browser/clicks.ts'
import { canGoBack } from '../../page/browser/history.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { Action } from '../action.ts'

/** Without an address of its own the back button leads back within this site, else to the link's address (HEADER-6). */
export const leadBack: Action = ({ props }, event) => {
  const { backUrl } = props as HeaderProps
  if (backUrl || !isPlainClick(event as MouseEvent) || !canGoBack()) return
  event.preventDefault()
  history.back()
}
