/**
 * The staff's preview of the shop at a chosen time and in a chosen A/B group.
 *
 * @tag shop-preview
 * @attr {'S' | 'M' | 'L'} [size=M] - How wide the settings open.
 * @fires shop-preview-changed - On `window`: `{ dateTime, abTestName, abTestGroup }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart panel - The panel that tells what is previewed.
 * @csspart modal - The settings' dialog.
 */
import { reportMissingCode } from '../page/events/missing-code.ts'
import { isStaff } from '../page/preview/staff.ts'

// A shopper has no staff cookie: no call is made, and nothing but this file is loaded.
if (typeof document !== 'undefined' && isStaff()) {
  import('./define-preview.ts').catch((error) => reportMissingCode('shop-preview', error))
}
