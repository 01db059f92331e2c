/** The names of the tags. What each is: tag-facts.ts. */
import type { FRAGMENT_TAGS, PaintedBareTag, Tag } from './tag-facts.ts'
import { TAGS } from './tag-facts.ts'

/** That has fragments. */
export type FragmentTag = (typeof FRAGMENT_TAGS)[number]
export type { PaintedBareTag, Tag }
export { TAGS }

export const isTag = (name: string): name is Tag => TAGS.includes(name as Tag)
