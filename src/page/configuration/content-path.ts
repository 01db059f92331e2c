import type { Site } from '../../shop/sites/sites.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { pageSettings } from './settings.ts'

/** The path of a content page: what the JSON block's `links[site]` says by its name, else the built-in one. */
export const contentPath = (site: Site, name: string, builtIn: string): string =>
  safeUrl(pageSettings().links[site]?.[name]) ?? builtIn
