/** The theme worlds (specification 1 §3, §7): GET /service/themeworld-frontend/api/themeworlds/navigation. */
import * as v from 'valibot'
import { safeUrl } from '../page/browser/safe-url.ts'
import type { ThemeWorld, ThemeWorldSection } from '../shop/navigation/navigation.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { ApiError } from './api-error.ts'
import { ask } from './client.ts'
import type { ServiceContext } from './service-context.ts'

export interface ThemeWorlds {
  overview: { title?: string | undefined; url?: string | undefined }
  /** Those that hold something, in their order. */
  sections: ThemeWorldSection[]
}

/** In the order in which they are shown (specification 1 §2). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const

const optionalText = v.pipe(
  lenient(v.pipe(v.string(), v.trim())),
  v.transform((text) => text || undefined),
)
const optionalAddress = v.pipe(
  lenient(v.string()),
  v.transform((url) => safeUrl(url ?? undefined)),
)

/** The card's flag is named after the product: `shopCard` for "Shop" (public contract, section 2). */
const cardKey = (product: string) => `${product.charAt(0).toLowerCase()}${product.slice(1)}Card`

const themeWorld = (product: string) =>
  v.pipe(
    v.looseObject({
      url: v.pipe(
        v.string(),
        v.check((url) => safeUrl(url) !== undefined, 'Its address is neither http(s) nor relative'),
      ),
      title: v.pipe(v.string(), v.trim(), v.minLength(1)),
      imgUrl: optionalAddress,
      availability: lenient(v.picklist(['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE'])),
      badges: listOf(v.pipe(v.string(), v.trim(), v.minLength(1))),
      endDate: optionalText,
      endDateText: optionalText,
      onlyXDaysLeftText: optionalText,
    }),
    v.transform(
      (entry): ThemeWorld => ({
        url: entry.url,
        title: entry.title,
        imgUrl: entry.imgUrl,
        isForCard: entry[cardKey(product)] === true,
        availability: entry.availability ?? undefined,
        badges: entry.badges,
        endDate: entry.endDate,
        endDateText: entry.endDateText,
        onlyXDaysLeftText: entry.onlyXDaysLeftText,
      }),
    ),
  )

const answerSchema = (product: string) => {
  const section = lenient(v.object({ headline: optionalText, themeworlds: listOf(themeWorld(product)) }))
  return v.object({
    themeworldFlyout: v.object({
      overview: lenient(v.object({ title: optionalText, url: optionalAddress })),
      sections: lenient(v.object({ scout: section, new: section, more: section, lastChance: section })),
    }),
  })
}

/**
 * Reads the theme worlds.
 *
 * @throws {ApiError} `UNKNOWN` for whatever goes wrong.
 */
export async function getThemeWorlds(
  context: ServiceContext,
  product: string,
  signal?: AbortSignal,
): Promise<ThemeWorlds> {
  const answer = await ask(context, { path: '/service/themeworld-frontend/api/themeworlds/navigation', signal })
  if (!answer.isOk) {
    throw new ApiError('status', `The theme worlds were answered with ${answer.status}.`, {
      status: answer.status,
    })
  }
  const { overview, sections } = readBody(answerSchema(product), answer, 'The theme worlds', context).themeworldFlyout
  return {
    overview: overview ?? {},
    sections: SECTIONS.flatMap((name) => {
      const section = sections?.[name]
      return section && section.themeworlds.length > 0 ? [{ name, ...section }] : []
    }),
  }
}
