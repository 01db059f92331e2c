/**
 * The fallback when there is no time to render a fragment (FRAGMENT-25): the fragment of the same look, with the requested
 * attributes on its tag. It keeps the attributes that it was rendered with, so the browser puts right what differs.
 */
import { LRUCache } from 'lru-cache'
import { renderFragment } from '../../../src/render/render.ts'
import { etagOf, type Look } from './fragment-cache.ts'
import { type FragmentRequest, readFragmentRequest } from './fragment-request.ts'
import type { RenderFragment } from './render-queue.ts'

const MAX_FRAGMENTS = 500

/** Attributes that decide about the look. Each has few values; new combinations come out of a budget (FRAGMENT-32). */
const LOOK = ['locale', 'theme', 'reduced', 'sticky', 'mode', 'newsletter']

/** The request for the fallback of a fragment: with the attributes of its look only. */
export function lookOf({ site, tag, attributes }: FragmentRequest): FragmentRequest {
  const url = new URL(`http://look/fragments/${site}/${tag}`)
  for (const name of LOOK) if (attributes[name] !== undefined) url.searchParams.set(name, attributes[name])
  return readFragmentRequest(url, [site])
}

/** The fragment of the site and the tag alone. */
export const bareOf = ({ site, tag }: FragmentRequest): FragmentRequest =>
  readFragmentRequest(new URL(`http://look/fragments/${site}/${tag}`), [site])

/** Fallbacks without content, each rendered once. */
export function createFallbackFragments(render: RenderFragment) {
  const fragments = new LRUCache<string, Promise<Omit<Look, 'at'>>>({ max: MAX_FRAGMENTS })
  return function fallbackOf({ key, tag, attributes }: FragmentRequest): Promise<Omit<Look, 'at'>> {
    const cached = fragments.get(key)
    if (cached) return cached
    const rendered = render(() => renderFragment(tag, attributes)).then(async (html) => {
      const body = new TextEncoder().encode(html)
      return { body: [body], etag: await etagOf(body) }
    })
    fragments.set(key, rendered)
    rendered.catch(() => fragments.delete(key))
    return rendered
  }
}
