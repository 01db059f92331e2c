/** GET /service/themeworld-frontend/api/themeworlds/navigation (NAV-4). */
import * as v from 'valibot'
import type { ThemeWorld, ThemeWorldSection } from '../shop/navigation/navigation.ts'
import { lenient, listOf, readBody } from './answer-schema.ts'
import { type Answer, askOk } from './client.ts'
import type { ServiceContext } from './service-context.ts'
import { httpUrl, optionalHttpUrl } from './url-schema.ts'

export interface ThemeWorlds {
  overview: { title?: string | undefined; url?: string | undefined }
  /** Without empty sections, in display order. */
  sections: ThemeWorldSection[]
}

/** In display order (NAV-14). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const

const optionalText = v.pipe(
  lenient(v.pipe(v.string(), v.trim())),
  v.transform((text) => text || undefined),
)

/** The card flag is named after the product: `shopCard` for "Shop". */
const cardKey = (product: string) => `${product.charAt(0).toLowerCase()}${product.slice(1)}Card`

/** One theme world (NAV-15). */
const themeWorld = (product: string) =>
  v.pipe(
    v.looseObject({
      url: httpUrl,
      title: v.pipe(v.string(), v.trim(), v.minLength(1)),
      imgUrl: optionalHttpUrl,
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
      overview: lenient(v.object({ title: optionalText, url: optionalHttpUrl })),
      sections: lenient(v.object({ scout: section, new: section, more: section, lastChance: section })),
    }),
  })
}

/**
 * Reads the theme worlds.
 *
 * @throws {ApiError} on any failure.
 */
export async function getThemeWorlds(
  context: ServiceContext,
  product: string,
  signal?: AbortSignal,
): Promise<ThemeWorlds> {
  const path = '/service/themeworld-frontend/api/themeworlds/navigation'
  const answer = await askOk(context, { path, signal }, 'The theme worlds')
  return readThemeWorlds(answer, context, product)
}

/** @throws {ApiError} `malformed` */
export function readThemeWorlds(answer: Answer, context: ServiceContext, product: string): ThemeWorlds {
  const { overview, sections } = readBody(answerSchema(product), answer, 'The theme worlds', context).themeworldFlyout
  return {
    overview: overview ?? {},
    sections: SECTIONS.flatMap((name) => {
      const section = sections?.[name]
      return section && section.themeworlds.length > 0 ? [{ name, ...section }] : []
    }),
  }
}
