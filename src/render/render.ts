/** For Node (`shop-elements/render`): renders an element to HTML, with any attributes (DELIVERY-23). */

import { unknownAttribute } from '../page/configuration/attribute-findings.ts'
import { FRAGMENT_TAGS } from '../page/configuration/tag-facts.ts'
import type { FragmentTag } from '../page/configuration/tags.ts'
import { fallbackLocaleOf } from '../shop/sites/fallback-locale.ts'
import { type Locale, localeOf, SITES, type Site } from '../shop/sites/sites.ts'
import { prerenderElement } from './prerender.tsx'
import type { ContentProblem, ServiceAnswers } from './service-answers.ts'

export type { ContentProblem, FragmentTag, Locale, ServiceAnswers, Site }
export { SITES }

/** A site's locale, and the one it falls back to. */
export function localesOf(site: Site): Locale[] {
  const locale = localeOf(site)
  const fallback = fallbackLocaleOf(locale)
  return fallback ? [locale, fallback] : [locale]
}

export interface FragmentOptions {
  /** The nonce of the page's Content-Security-Policy, for the fragment's `<style>`. Without one its hash is needed. */
  nonce?: string
  /**
   * The services' answers: shown in the fragment, and not asked for again by the browser (DELIVERY-25). A text is what `slots` was in 1.0:
   * it works, with a warning, until 2.0.
   */
  content?: ServiceAnswers | string
  /** Called for what of the content can't be shown: a whole answer, or an entry of it. */
  onError?(problem: ContentProblem): void
  /** HTML between the tags, for the element's slots. Inserted unchanged. */
  slots?: string
}

/** As in HTML. `true` and `false` are written as the elements read them; `undefined` means the default. */
export type FragmentAttributes = Readonly<Record<string, string | boolean | undefined>>

const isTag = (tag: string): tag is FragmentTag => FRAGMENT_TAGS.includes(tag as FragmentTag)

/** Rejects names that could end the tag or run code. */
const isName = (name: string) => /^[a-z][\w-]*$/.test(name) && !name.startsWith('on')

/**
 * Renders a fragment: the tag with declarative shadow DOM, which paints and works without scripts, and which the element
 * hydrates in place.
 *
 * @throws {TypeError} for a tag without fragments, and for an attribute that it does not have. Values that an attribute does not take
 *   are left to the element, which uses its default.
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
    if (value === undefined) continue
    const unknown = unknownAttribute(tag, `<${tag}>`, name)
    if (unknown) throw new TypeError(`"${name}" is no attribute of ${tag}. ${unknown.remedy}`)
    given[name] = value === true ? '' : String(value)
  }
  return (await prerenderElement(tag, given, withSlots(options))).html
}

let hasWarned = false

function withSlots({ content, ...others }: FragmentOptions) {
  if (typeof content !== 'string') return { ...others, ...(content && { content }) }
  if (!hasWarned)
    console.warn('renderFragment: write "slots" for the HTML between the tags; as "content" it goes with 2.0.')
  hasWarned = true
  return { slots: content, ...others }
}
