/** The way of a page's records, and the store that keeps them until the visitor has agreed to statistics. */
import { isRecord } from '../configuration/json-block.ts'
import { type PageSettings, pageRootValue, pageSettings } from '../configuration/settings.ts'
import { warn } from '../configuration/warn.ts'
import { CONSENT_MANAGERS, type ConsentManager } from './consent-managers.ts'
import { pushToDataLayer, sendBeacon } from './data-layer.ts'
import { listen } from './events.ts'

type StatisticsRecord = Readonly<Record<string, unknown>>

/** Later ones are dropped while nobody has decided (EVENT-42). */
const MAX_HELD = 100

export interface RecordRules {
  /** Sends a record that was made at this time, in ms since 1970, holds it or drops it. */
  take(record: StatisticsRecord, time: number): void
  end(): void
}

let rules: RecordRules | undefined

/** Takes a record, or begins to hear of consent. */
export function takeRecord(record: StatisticsRecord | undefined, time: number): void {
  rules ??= createRecordRules()
  if (record) rules.take(record, time)
}

export function createRecordRules(): RecordRules {
  const settings = pageSettings()
  const { tracking } = settings.block
  const { wait, category, to } = isRecord(tracking) ? tracking : { wait: true }
  const targets = Array.isArray(to) ? to : ['dataLayer', 'collectUrl']
  const send = (record: StatisticsRecord) => {
    for (const target of targets) sendTo(target, record)
  }
  if (!wait) return { take: send, end() {} }

  let held: StatisticsRecord[] = []
  const decide = (isAgreed: boolean | undefined) => {
    if (isAgreed === undefined) return
    settings.isTrackingAgreed = isAgreed
    if (isAgreed) for (const record of held) send(record)
    held = []
  }
  const ends = [
    listen('shop-consent-given', () => decide(true)),
    listen('shop-consent-refused', () => decide(false)),
    watchPageRoot(() => decide(AGREED[pageRootValue('consent') ?? ''])),
  ]
  const manager = CONSENT_MANAGERS[wait as string]
  if (manager) ends.push(watchManager(manager, String(category ?? manager.category), decide))
  else if (wait !== true) warn(`JSON block: "tracking.wait" names no consent manager that is known: ${wait}.`)
  return {
    take(record, time) {
      const timed = { ...record, time: new Date(time).toJSON() }
      if (settings.isTrackingAgreed) send(timed)
      else if (settings.isTrackingAgreed === undefined && held.length < MAX_HELD) held.push(timed)
    },
    end() {
      for (const end of ends) end()
      delete (settings as Partial<PageSettings>).isTrackingAgreed
    },
  }
}

/** `data-consent` of the page root (EVENT-42). */
const AGREED: Partial<Record<string, boolean>> = { given: true, refused: false }

function watchPageRoot(read: () => void): () => void {
  const observer = new MutationObserver(read)
  observer.observe(document.documentElement, { attributeFilter: ['data-consent'] })
  read()
  return () => observer.disconnect()
}

/** Reads what a manager knows, now and with each of its events (EVENT-43). */
function watchManager(
  { events, read }: ConsentManager,
  category: string,
  decide: (isAgreed: boolean | undefined) => void,
): () => void {
  const look = async (detail?: unknown) => {
    try {
      decide(await read(category, detail))
    } catch {
      // Another version of it: nobody has decided.
    }
  }
  const onEvent = (event: Event) => void look((event as CustomEvent).detail)
  for (const name of events) window.addEventListener(name, onEvent)
  void look()
  return () => {
    for (const name of events) window.removeEventListener(name, onEvent)
  }
}

/** Gives a record to the data layer, to `collectUrl`, or to a function of the page (EVENT-44). */
function sendTo(target: unknown, record: StatisticsRecord): void {
  const take = (window as unknown as Record<string, unknown>)[String(target)]
  if (target === 'dataLayer') pushToDataLayer(record)
  else if (target === 'collectUrl') sendBeacon(record)
  else if (typeof take !== 'function') warn(`JSON block: "tracking.to" names "${target}", which is no function.`)
  else
    try {
      // One that changes its record changes no other's.
      take({ ...record })
    } catch {
      // The page's own function has failed; the click must still work.
    }
}
