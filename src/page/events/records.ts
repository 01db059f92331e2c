/** Records of statistics: clicks, and sign-ups of the newsletter. */
import { pageSettings } from '../configuration/settings.ts'
import { pushToDataLayer, sendBeacon } from './data-layer.ts'

/**
 * Gives a record to data layer and `collectUrl` (EVENT-27), or as the page's rules say, by code that other pages do without (EVENT-41). Called
 * without a record it has the rules hear of consent from then on. Never throws (EVENT-28).
 */
export function pushRecord(record?: Readonly<Record<string, unknown>>): void {
  // `trim`: a text, such as "wait".
  const { wait, to, trim } = Object(pageSettings().block.tracking)
  if (wait || to || trim) {
    const time = Date.now()
    import('./record-rules.late.ts').then((code) => code.takeRecord(record, time)).catch(() => {})
  } else if (record) {
    pushToDataLayer(record)
    sendBeacon(record)
  }
}
