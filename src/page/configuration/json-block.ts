export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The page's JSON block, `<script type="application/json" data-shop-elements>` (CONFIG-21). A missing block counts as an empty one,
 * a broken one too; `onProblem` gets the error of one that can't be parsed, nothing for one that is not an object.
 */
export function readJsonBlock(root: ParentNode, onProblem?: (error?: unknown) => void): Record<string, unknown> {
  const script = root.querySelector('script[type="application/json"][data-shop-elements]')
  try {
    const value: unknown = JSON.parse(script?.textContent ?? '{}')
    if (isRecord(value)) return value
    onProblem?.()
  } catch (error) {
    onProblem?.(error)
  }
  return {}
}

/** What is wrong with the block, in words. */
export const problemOfBlock = (error?: unknown): string => (error ? `can't be parsed (${error})` : 'is not an object')
