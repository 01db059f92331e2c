/** The props of an element: as its attributes are now, and as its fragment was rendered. */
import { fromJson } from '../browser/json.ts'
import type { AttributeTable } from './attribute.ts'
import { resolveProps } from './attributes.ts'
import { pageRootValue, pageSettings } from './settings.ts'
import type { CommonProps } from './tables/common.ts'

/** On the fragment's root: the attributes it was rendered with, as JSON. Fragments of all releases have this name. */
export const PAINTED_ATTRIBUTES = 'data-prerendered'
/** On the fragment's root: the release it was rendered by. */
export const RELEASE = 'data-release'

/**
 * From attributes, page root, JSON block and defaults. `api-base` is read from the page's first header, also from one whose code is not there
 * yet; without a header from the tag itself, unless page root or JSON block name where services are. A tag in the content, which others may
 * have written, sends no token to a host that the page's owner has not named (CONFIG-41).
 */
export const readProps = (host: Element, table: AttributeTable): CommonProps =>
  resolveProps(table, {
    tag: host.localName,
    attribute(name) {
      const source =
        name === 'api-base'
          ? (document.querySelector('shop-header') ?? pageRootValue(name) ?? pageSettings().block.apiBase ?? host)
          : host
      // A value that the page names is no tag, and is read next.
      return (source as Element).getAttribute?.(name)
    },
    pageRoot: pageRootValue,
    block: pageSettings().block,
  })

/** The props that the painted markup was made with; undefined without a fragment, or with a broken one. */
export function readPaintedProps(host: Element, container: Element, table: AttributeTable): CommonProps | undefined {
  const attributes = container.getAttribute(PAINTED_ATTRIBUTES)
  if (attributes === null || !container.firstElementChild) return undefined
  const given = fromJson<Readonly<Record<string, string>>>(attributes)
  return given && propsOfAttributes(host.localName, table, given)
}

/** The props of a tag with these attributes, whatever a page says besides. */
export const propsOfAttributes = (
  tag: string,
  table: AttributeTable,
  given: Readonly<Record<string, string>>,
): CommonProps =>
  resolveProps(table, { tag, attribute: (name) => given[name] ?? null, pageRoot: () => null, block: {} })
