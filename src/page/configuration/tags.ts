/** The names of the tags. What each is: tag-facts.ts. */
import type { FragmentTag, PaintedBareTag, Tag } from './tag-facts.ts'
import { TAGS } from './tag-facts.ts'

export type { FragmentTag, PaintedBareTag, Tag }
export { TAGS }

export const isTag = (name: string): name is Tag => TAGS.includes(name as Tag)
