export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The page's JSON block, `<script type="application/json" data-shop-elements>` (CONFIG-21). A missing block counts as an empty one,
 * a broken one too; `onProblem` gets what is wrong with it.
 */
export function readJsonBlock(root: ParentNode, onProblem?: (problem: string) => void): Record<string, unknown> {
  const script = root.querySelector('script[type="application/json"][data-shop-elements]')
  try {
    const value: unknown = JSON.parse(script?.textContent ?? '{}')
    if (isRecord(value)) return value
    onProblem?.('is not an object')
  } catch (error) {
    onProblem?.(`can't be parsed (${error})`)
  }
  return {}
}
