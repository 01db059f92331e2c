import { pageSettings } from './settings.ts'

/** Whether the page has switched tracking off (CONFIG-29), or the browser asks for it. */
export const isTrackingOff = (): boolean =>
  pageSettings().block.tracking === false || Boolean(navigator.globalPrivacyControl)
