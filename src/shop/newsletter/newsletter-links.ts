/** The content pages that the newsletter's texts link to (NEWS-6). */
import { ROUTES } from '../links.ts'
import { NEWSLETTER } from '../sites/facts.ts'
import type { Site } from '../sites/sites.ts'

/** Built-in paths by the names that texts, and the JSON block's `links`, use. */
export const newsletterLinks = (site: Site): Record<string, string> => ({
  ...NEWSLETTER[site].pages,
  contact: ROUTES.contact,
})
