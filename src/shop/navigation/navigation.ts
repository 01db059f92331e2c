/** Types of the main navigation (NAV-8, NAV-15). Most functions for them are in other files, since no first paint needs those. */
import type { Availability } from '../cart/cart.ts'

export interface TeaserLink {
  title: string
  href: string
  imgUrl?: string | undefined
}

export interface NavigationTeaser {
  title?: string | undefined
  list: readonly TeaserLink[]
}

export interface NavigationNode {
  title: string
  /** Checked to be http(s) or relative. A node without it only groups its children. */
  href?: string | undefined
  /** Without it the link opens in the same window. */
  target?: '_blank' | undefined
  /** Position among its siblings, from 0 on. */
  index: number
  children: readonly NavigationNode[]
  teaser?: NavigationTeaser | undefined
  /** The entry of the theme worlds has sections instead of children. */
  sections?: readonly ThemeWorldSection[]
  /** The current page is somewhere below this node. */
  childIsSelected?: boolean
  /** This node is the current page, the end of the active path. */
  lastSelectedNode?: boolean
}

export interface ThemeWorld {
  url: string
  title: string
  imgUrl?: string | undefined
  /** For card holders: the flag `{product}Card` of the answer. */
  isForCard: boolean
  availability?: Availability | undefined
  badges: readonly string[]
  endDate?: string | undefined
  endDateText?: string | undefined
  onlyXDaysLeftText?: string | undefined
}

export interface ThemeWorldSection {
  name: 'scout' | 'new' | 'more' | 'lastChance'
  headline?: string | undefined
  themeworlds: readonly ThemeWorld[]
}

/** Indices from the bar down: `[2, 0]` is the first child of the third entry. */
export type NavigationPath = readonly number[]

export const hasFlyout = ({ children, sections = [] }: NavigationNode): boolean =>
  children.length > 0 || sections.length > 0

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

/**
 * The entries of the bar: those of the services, and built-in ones in place of those that have not been loaded (NAV-1,
 * NAV-7). A theme-world answer without a title keeps the built-in one (NAV-16).
 */
export function navigationEntries(
  builtIn: readonly NavigationNode[],
  tree: readonly NavigationNode[] | undefined,
  themeWorlds: NavigationNode | undefined,
): readonly NavigationNode[] {
  const [first, ...rest] = builtIn
  if (!first) return tree ?? []
  const entry = themeWorlds ? { ...themeWorlds, title: themeWorlds.title || first.title } : first
  return [entry, ...(tree ?? rest)]
}
