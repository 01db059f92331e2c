/** The platform that a page is laid out for (PART-35). */

export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const
export type Platform = (typeof PLATFORMS)[number]

/** Also before the browser is measured (PART-37). */
export const DEFAULT_PLATFORM: Platform = 'CLASSIC'

/** Window widths in px: below the first it is MATCH, below the second TABLET, else CLASSIC. */
const MATCH_BELOW = 980
const TABLET_BELOW = 1440

export const isPlatform = (value: unknown): value is Platform => PLATFORMS.includes(value as Platform)

export function platformByWidth(width: number): Platform {
  if (width < MATCH_BELOW) return 'MATCH'
  return width < TABLET_BELOW ? 'TABLET' : 'CLASSIC'
}

/** Layouts with one column, and drawers instead of flyouts. */
export const isSmall = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE'

/** The page of an app in the App Store; undefined for an invalid app id (HEADER-31). */
export const appStoreUrl = (appId = ''): string | undefined =>
  /^\d+$/.test(appId) ? `https://apps.apple.com/app/id${appId}` : undefined
