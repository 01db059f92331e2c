/** Reads the services' own answers for a fragment, by the same schemas as in the browser (DELIVERY-25). */
import names from 'color-name'
import { readFooterContent } from '../api/footer/footer-content.late.ts'
import { readNavigation } from '../api/navigation/navigation-service.ts'
import { readThemeWorlds } from '../api/navigation/theme-worlds-service.ts'
import { readPromotion } from '../api/promotion/promotion-answer.late.ts'
import { readColourNamesBy } from '../api/promotion/promotion-schema.ts'
import { readMarkupBy } from '../api/promotion/promotion-text.ts'
import type { ServiceContext } from '../api/service-context.ts'
import { messageOf } from '../page/browser/say.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import type { ElementErrorCode } from '../page/events/error-codes.ts'
import { barEntries, themeWorldsEntry } from '../shop/navigation/service-entries.ts'
import { parseColour } from '../shop/promotion/colour.ts'
import type { Promotion } from '../shop/promotion/promotion.ts'
import { PROMOTION_PLACES } from '../shop/promotion/promotion-places.ts'
import type { Snapshot, SnapshotPart } from '../state/content/snapshot.ts'
import { readMarkup } from './rich-text.ts'
import type { ContentProblem, ServiceAnswers } from './service-answers.ts'

/** The colour of a name as a browser reads it (PROMO-30), where there is none. */
export function readColourName(name: string): string | undefined {
  if (name === 'transparent') return parseColour('rgba(0, 0, 0, 0)')
  return Object.hasOwn(names, name) ? parseColour(`rgb(${names[name]})`) : undefined
}

/** To be called once, before campaigns are read. */
export function readCampaignsWithoutBrowser(): void {
  readMarkupBy(readMarkup)
  readColourNamesBy(readColourName)
}

readCampaignsWithoutBrowser()

/** The campaigns that a header names. */
const promotionIds = (props: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(
    Object.values(PROMOTION_PLACES)
      .map((prop) => String(props[prop] ?? ''))
      .filter(Boolean),
  ),
]

/** Steps of the clock, so that a fragment that is rendered again soon is the same to the byte. */
const MINUTE_MS = 60_000

/** The part of the answers that the tag shows; undefined for nothing. An answer that can't be read is left out, and reported. */
export async function makeSnapshot(
  tag: string,
  props: CommonProps & Readonly<Record<string, unknown>>,
  answers: ServiceAnswers,
  onError: (problem: ContentProblem) => void,
): Promise<Snapshot | undefined> {
  const report = (code: ElementErrorCode, message: string) => onError({ element: tag, code, message })
  const context: ServiceContext = { site: props.site, apiBase: '', element: tag, report }
  const snapshot: Omit<Snapshot, 'time' | 'times'> = {}
  const read = async (code: ElementErrorCode, run: () => void | Promise<void>) => {
    try {
      await run()
    } catch (error) {
      report(code, messageOf(error))
    }
  }
  const answerOf = (body: unknown) => ({ status: 200, isOk: true, body })
  const { navigation, themeWorlds } = answers
  if (tag === 'shop-header' && !props.reduced) {
    if (navigation)
      await read('NAVIGATION_UNAVAILABLE', () => {
        snapshot.navigation = barEntries(readNavigation(answerOf(navigation), context))
      })
    if (themeWorlds)
      await read('THEME_WORLDS_UNAVAILABLE', () => {
        snapshot.themeWorlds = themeWorldsEntry(readThemeWorlds(answerOf(themeWorlds), context, props.product))
      })
  }
  if (tag === 'shop-header' && !props.reduced) {
    const promotions: Record<string, Promotion | null> = {}
    for (const id of promotionIds(props)) {
      const answer = answers.promotions?.[id]
      if (answer === null) promotions[id] = null
      else if (answer !== undefined)
        await read('PROMOTION_INVALID', async () => {
          const promotion = await readPromotion(answerOf(answer), `Promotion "${id}"`, context)
          // The fragment is for all pages: those that a message is meant for ask themselves (PROMO-45).
          if (promotion.layout !== 'message' || promotion.paths.length === 0) promotions[id] = promotion
        })
    }
    if (Object.keys(promotions).length > 0) snapshot.promotions = promotions
  }
  if (tag === 'shop-footer' && props.contentId !== '') {
    const { footer } = answers
    if (footer === null) snapshot.footer = null
    else if (footer !== undefined)
      await read('FOOTER_CONTENT_UNAVAILABLE', async () => {
        snapshot.footer = await readFooterContent(answerOf(footer), context)
      })
  }
  if (Object.keys(snapshot).length === 0) return undefined
  return asCarried({ ...timesOf(Object.keys(snapshot) as SnapshotPart[], answers), ...snapshot })
}

/** How old the parts are: that of the oldest, and each where they differ. */
function timesOf(parts: readonly SnapshotPart[], { times: given }: ServiceAnswers) {
  const now = Date.now()
  const times = parts.map((part) => Math.floor((given?.[part] ?? now) / MINUTE_MS) * MINUTE_MS)
  const areEqual = new Set(times).size === 1
  return {
    time: Math.min(...times),
    ...(!areEqual && { times: Object.fromEntries(parts.map((part, index) => [part, times[index]])) }),
  }
}

/** Exactly what a browser reads from the fragment, so that both render the same. It can't contain half of a surrogate pair. */
const asCarried = (snapshot: Snapshot): Snapshot =>
  JSON.parse(JSON.stringify(snapshot), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(LONE_SURROGATE, '\u{fffd}') : value,
  )

const LONE_SURROGATE = /\p{Surrogate}/gu
