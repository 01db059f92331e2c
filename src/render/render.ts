/** For Node (`shop-elements/render`): an element as HTML, with other attributes than the built fragments have. */

import { FALLBACK_LOCALE, type Locale, localeOf, SITES, type Site } from '../shop/sites/sites.ts'
import { prerenderElement } from './prerender.tsx'

export type { Locale, Site }
export { SITES }

/** The locale that a site speaks; where it says only what differs from another one, that one too. */
export function localesOf(site: Site): Locale[] {
  const locale = localeOf(site)
  const fallback = FALLBACK_LOCALE[locale]
  return fallback ? [locale, fallback] : [locale]
}

export type FragmentTag = 'shop-header' | 'shop-footer' | 'shop-newsletter'

export interface FragmentOptions {
  /** The nonce of the page's Content-Security-Policy, for the fragment's `<style>`. Without one its hash is needed. */
  nonce?: string
  /** HTML between the tags, for the element's slots. It is put in as it is. */
  content?: string
}

/** As in HTML. `true` and `false` are written as the elements read them; what is undefined is left to its default. */
export type FragmentAttributes = Readonly<Record<string, string | boolean | undefined>>

const isTag = (tag: string): tag is FragmentTag => ['shop-header', 'shop-footer', 'shop-newsletter'].includes(tag)

/** Names that could end the tag or run code are no attributes of ours. */
const isName = (name: string) => /^[a-z][\w-]*$/.test(name) && !name.startsWith('on')

/**
 * The element as a fragment: its tag with declarative shadow DOM, which paints and works before any script, and which
 * the element takes over in place.
 *
 * @throws when the tag can't be rendered, or an attribute can't be written.
 */
export async function renderFragment(
  tag: FragmentTag,
  attributes: FragmentAttributes = {},
  options: FragmentOptions = {},
): Promise<string> {
  if (!isTag(tag)) throw new TypeError(`<${String(tag)}> can't be rendered to a fragment.`)
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (!isName(name)) throw new TypeError(`"${name}" can't be an attribute of a fragment.`)
    if (value !== undefined) given[name] = value === true ? '' : String(value)
  }
  return (await prerenderElement(tag, given, options)).html
}
