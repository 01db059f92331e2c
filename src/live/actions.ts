import type { LiveControl } from '../view/controls.ts'
import type { Action } from './action.ts'
import { openConsent } from './footer/open-consent.ts'
import { leadBack } from './header/lead-back.ts'
import { copyVoucher } from './promotion/copy-voucher.ts'
import { closeLegalText } from './promotion/legal-text.ts'
import { checkSearch } from './search/check-search.ts'

/** What the live layer does for each control that it serves, at once and in the visitor's own click. */
export const ACTIONS: Readonly<Record<LiveControl, Action>> = {
  back: leadBack,
  'search-form': checkSearch,
  'copy-voucher': copyVoucher,
  'close-legal-text': closeLegalText,
  'consent-settings': openConsent,
}
