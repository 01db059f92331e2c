/** The navigation's built-in entries (NAV-2). */
export const CATEGORIES = {
  themeWorlds: '/categories/theme-worlds',
  coffee: '/categories/coffee',
  kitchen: '/categories/kitchen',
  women: '/categories/women',
  men: '/categories/men',
  kids: '/categories/kids',
  home: '/categories/home',
  sport: '/categories/sport',
  offers: '/categories/offers',
} as const
export type Category = keyof typeof CATEGORIES

/** Theme worlds, which come first, and offers stand out in bar and drawer. */
export const isAccented = ({ index, href }: { index: number; href?: string | undefined }): boolean =>
  index === 0 || href === CATEGORIES.offers
