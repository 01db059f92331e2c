import { localeOf, type Site } from '../../shop/sites/sites.ts'
import type { BuiltInParts } from '../../view/footer/built-in-parts.ts'

type File = () => Promise<{ default: BuiltInParts }>

/** A small file for each site, in its language: all texts of a language are fifteen times as much. */
const FILES: Readonly<Record<ReturnType<typeof localeOf>, File>> = {
  'cs-CZ': () => import('../../../locales/cs-CZ/footer.json?parts'),
  'de-AT': () => import('../../../locales/de-AT/footer.json?parts'),
  'de-CH': () => import('../../../locales/de-CH/footer.json?parts'),
  'de-DE': () => import('../../../locales/de-DE/footer.json?parts'),
  'fr-CH': () => import('../../../locales/fr-CH/footer.json?parts'),
  'hu-HU': () => import('../../../locales/hu-HU/footer.json?parts'),
  'pl-PL': () => import('../../../locales/pl-PL/footer.json?parts'),
  'sk-SK': () => import('../../../locales/sk-SK/footer.json?parts'),
  'tr-TR': () => import('../../../locales/tr-TR/footer.json?parts'),
}

/**
 * The parts of a site's built-in footer that complete other content.
 *
 * @throws when the file can't be loaded.
 */
export const loadBuiltIn = async (site: Site): Promise<BuiltInParts> => (await FILES[localeOf(site)]()).default
