/**
 * The staff's preview of the shop at a chosen time and in a chosen A/B group.
 *
 * @tag shop-preview
 * @fires shop-preview-changed - On `window`: `{ dateTime, abTestName, abTestGroup }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-timing - On `window`: `{ element, phase, durationMs }`; in the share of page views that `timing` of the JSON block names.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart panel - The panel that shows what is previewed.
 * @csspart modal - The dialog with the settings.
 */
import { isStaff } from '../page/configuration/staff.ts'
import { reportMissingCode } from '../page/events/events.ts'

// Without the staff cookie no call is made, and nothing but this file is loaded (PREVIEW-1).
if (typeof document !== 'undefined' && isStaff()) {
  import('./define-preview.late.ts').catch((error) => reportMissingCode('shop-preview', error))
}
