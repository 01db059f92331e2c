/** The props of an element: as its attributes are now, and as its fragment was rendered. */
import type { AttributeTable } from '../page/configuration/attribute.ts'
import { resolveProps } from '../page/configuration/attributes.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'

/** On the fragment's root: the attributes it was rendered with, as JSON. Fragments of all releases have this name. */
export const PAINTED_ATTRIBUTES = 'data-prerendered'
/** On the fragment's root: the release it was rendered by. */
export const RELEASE = 'data-release'

/** From attributes, page root, JSON block and defaults. */
export const readProps = (host: Element, table: AttributeTable): CommonProps =>
  resolveProps(table, {
    tag: host.localName,
    attribute: (name) => host.getAttribute(name),
    pageRoot: pageRootValue,
    block: pageSettings().block,
  })

/** The props that the painted markup was made with; undefined without a fragment, or with a broken one. */
export function readPaintedProps(host: Element, container: Element, table: AttributeTable): CommonProps | undefined {
  const attributes = container.getAttribute(PAINTED_ATTRIBUTES)
  if (attributes === null || !container.firstElementChild) return undefined
  const given = parse(attributes)
  if (!given) return undefined
  return resolveProps(table, {
    tag: host.localName,
    attribute: (name) => given[name] ?? null,
    pageRoot: () => null,
    block: {},
  })
}

function parse(text: string): Record<string, string> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
