import { isPlainClick } from '../../page/browser/plain-click.ts'
import { emit } from '../../page/events/events.ts'
import type { Action } from '../action.ts'
import { openConsentSettings } from './consent-settings.ts'

/** Opens the page's or the consent manager's settings; the link is followed where there are none (FOOTER-43). */
export const openConsent: Action = (_element, event) => {
  if (!isPlainClick(event as MouseEvent)) return
  const isHandledByPage = !emit('shop-consent-settings', undefined, { cancelable: true })
  if (isHandledByPage || openConsentSettings()) event.preventDefault()
}
