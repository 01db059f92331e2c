import type { Site } from '../../shop/sites/sites.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { pageSettings } from './settings.ts'

/** The path of a content page: its entry in the JSON block's `links[site]`, else the built-in one (CONFIG-26). */
export const contentPath = (site: Site, name: string, builtIn: string): string =>
  safeUrl(pageSettings().links[site]?.[name]) ?? builtIn
