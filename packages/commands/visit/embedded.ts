import { parse } from 'parse5'
import { isTag } from '../../../src/page/configuration/tags.ts'
import { elementsIn, isFragment } from '../template-elements.ts'
import type { Embedded } from './visit.ts'

const RELEASE = /\bdata-release="([^"]+)"/
/** The answers of services that a fragment was made with. */
const CONTENT = /<script[^>]*\sdata-content[\s>]/

/** The tags of a page, by how they stand in its HTML as it was delivered. */
export function embeddedIn(html: string): Embedded[] {
  const found: Embedded[] = []
  for (const [element] of elementsIn(parse(html, { sourceCodeLocationInfo: true }))) {
    const tag = element.tagName
    if (!isTag(tag)) continue
    const place = element.childNodes.find(isFragment)?.sourceCodeLocation
    const fragment = place && html.slice(place.startOffset, place.endOffset)
    const release = fragment && RELEASE.exec(fragment)?.[1]
    if (!fragment) found.push({ tag, kind: 'bare' })
    else found.push({ tag, kind: CONTENT.test(fragment) ? 'content' : 'static', ...(release && { release }) })
  }
  return found
}
