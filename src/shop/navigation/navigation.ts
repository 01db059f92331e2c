/** The main navigation's entities (specification 1 §3). What follows from them is in navigation-*.ts: no first paint needs it. */
import type { Availability } from '../cart/cart.ts'

/** What a teaser panel lists. */
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
  /** Checked; a node without one only groups what is below it. */
  href?: string | undefined
  /** Any other target is the page's own window. */
  target?: '_blank' | undefined
  /** Its place among its siblings, from 0 on. */
  index: number
  children: readonly NavigationNode[]
  teaser?: NavigationTeaser | undefined
  /** The theme worlds' entry has these instead of children. */
  sections?: readonly ThemeWorldSection[]
  /** The current page is somewhere below it. */
  childIsSelected?: boolean
  /** The current page: the end of the active path. */
  lastSelectedNode?: boolean
}

export interface ThemeWorld {
  url: string
  title: string
  imgUrl?: string | undefined
  /** For holders of the card: `{product}Card` of the answer. */
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

/** The places of nodes from the bar down: `[2, 0]` is the first node below the third entry. */
export type NavigationPath = readonly number[]

export const hasFlyout = ({ children, sections = [] }: NavigationNode): boolean =>
  children.length > 0 || sections.length > 0
