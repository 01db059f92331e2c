/** GET /service/themeworld-frontend/api/themeworlds/navigation (NAV-4). */
import type { Availability } from '../../shop/cart/cart.ts'
import type { ThemeWorld } from '../../shop/navigation/navigation.ts'
import type { ThemeWorlds } from '../../shop/navigation/service-entries.ts'
import { type Answer, ApiError, askOk } from '../client.ts'
import { type Fields, fieldsOf, textOf } from '../fields.ts'
import type { ServiceContext } from '../service-context.ts'
import { accepted, addressOf, type Drop, dropOf, listIn } from './navigation-service.ts'

/** In display order (NAV-14). */
const SECTIONS = ['scout', 'new', 'more', 'lastChance'] as const

const AVAILABILITIES = ['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE'] as const

/** The card flag is named after the product: `shopCard` for "Shop". */
const cardKey = (product: string) => `${product.charAt(0).toLowerCase()}${product.slice(1)}Card`

/** A text, or an object that has one. */
function badgeOf(badge: unknown, drop: Drop): string | undefined {
  const text = textOf(badge) ?? textOf(fieldsOf(badge).text)
  if (!text) drop('a badge without a text')
  return text
}

/** A date as text, or in ms since 1970, as a number or its text, of which the day in UTC counts. */
function dayOf(date: unknown, drop: Drop): string | undefined {
  const text = `${date ?? ''}`
  if (!text || /^\d{4}-\d\d-\d\d/.test(text)) return text || undefined
  if (Math.abs(Number(text)) <= 8.64e15) return new Date(Number(text)).toISOString()
  drop('an end date that is none')
  return undefined
}

/** One theme world (NAV-15). */
function readThemeWorld(entry: Fields, product: string, drop: Drop): ThemeWorld | undefined {
  const [title, url] = [textOf(entry.title), addressOf(entry.url)]
  if (!title || !url) {
    drop('a theme world without title or usable address')
    return undefined
  }
  return {
    url,
    title,
    imgUrl: addressOf(entry.imgUrl),
    isForCard: entry[cardKey(product)] === true,
    availability: AVAILABILITIES.find((known): known is Availability => known === entry.availability),
    badges: listIn(entry, 'badges', drop).flatMap((badge) => badgeOf(badge, drop) ?? []),
    endDate: dayOf(entry.endDate, drop),
    endDateText: textOf(entry.endDateText),
    onlyXDaysLeftText: textOf(entry.onlyXDaysLeftText),
  }
}

const WHAT = 'The theme worlds'

/**
 * The theme worlds in an answer.
 *
 * @throws {ApiError} `malformed` when it is none.
 */
export function readThemeWorlds({ body, status }: Answer, context: ServiceContext, product: string): ThemeWorlds {
  const drop = dropOf(context, WHAT)
  const { themeworldFlyout } = fieldsOf(body)
  if (!themeworldFlyout) throw new ApiError('malformed', `${WHAT}: no themeworldFlyout`, { status })
  const flyout = fieldsOf(themeworldFlyout)
  const [overview, sections] = [fieldsOf(flyout.overview), fieldsOf(flyout.sections)]
  return {
    overview: { title: textOf(overview.title), url: addressOf(overview.url) },
    sections: SECTIONS.flatMap((name) => {
      const section = fieldsOf(sections[name])
      const list = listIn(section, 'themeworlds', drop)
      const themeworlds = accepted(list, (entry) => readThemeWorld(entry, product, drop))
      return themeworlds.length > 0 ? [{ name, headline: textOf(section.headline), themeworlds }] : []
    }),
  }
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
  const answer = await askOk(context, { path, signal }, WHAT)
  return readThemeWorlds(answer, context, product)
}
