export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `<script type="application/json" data-shop-elements>` (CONFIG-21). A block that is missing or broken has no fields. */
export interface JsonBlock {
  fields: Readonly<Record<string, unknown>>
  /** Why it can't be read. */
  problem?: unknown
}

export function parseJsonBlock(text: string): JsonBlock {
  try {
    const fields: unknown = JSON.parse(text)
    if (isRecord(fields)) return { fields }
    throw 'not an object'
  } catch (problem) {
    return { fields: {}, problem }
  }
}

export const readJsonBlock = (root: ParentNode): JsonBlock =>
  parseJsonBlock(root.querySelector('script[type="application/json"][data-shop-elements]')?.textContent ?? '{}')

let parsed: JsonBlock | undefined

/** The block of this page, an empty one in Node. It is read once, but only when the parser can no longer be in front of it. */
export function pageBlock(): JsonBlock {
  if (parsed) return parsed
  if (typeof document === 'undefined') return { fields: {} }
  const block = readJsonBlock(document)
  if (document.readyState !== 'loading') parsed = block
  return block
}
