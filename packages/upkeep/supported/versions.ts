/** Which browsers have a feature, by @mdn/browser-compat-data. */
import data from '@mdn/browser-compat-data' with { type: 'json' }

/** The oldest version of each browser that works. docs/supported.md has the same table. */
export const OLDEST = {
  chrome: 114,
  edge: 114,
  firefox: 125,
  safari: 17,
  safari_ios: 17,
} as const
type Browser = keyof typeof OLDEST

interface Support {
  version_added?: string | boolean
  version_removed?: string
  partial_implementation?: boolean
  prefix?: string
  alternative_name?: string
  flags?: unknown
}
interface Node {
  __compat?: { support: Record<string, Support | Support[]> }
  [name: string]: unknown
}

const nodeOf = (path: string): Node | undefined =>
  path.split('.').reduce<Node | undefined>((node, name) => node?.[name] as Node | undefined, data as unknown as Node)

/** Whether the data has an entry for this path, e.g. `api.HTMLElement.showPopover`. */
export const isKnown = (path: string): boolean => nodeOf(path)?.__compat !== undefined

/** The browsers whose oldest version does not have the feature, e.g. `safari: 18.2`. */
export function lackingIn(path: string): string[] {
  const support = nodeOf(path)?.__compat?.support ?? {}
  return (Object.keys(OLDEST) as Browser[]).flatMap((browser) => {
    const since = sinceOf(support[browser])
    if (since <= OLDEST[browser]) return []
    return [since === Number.POSITIVE_INFINITY ? `${browser}: never` : `${browser}: ${since}`]
  })
}

/** The entries of one browser that need no setting and no other name; a version with gaps counts. */
function sinceOf(support: Support | Support[] | undefined): number {
  const versions = [support ?? []].flat().flatMap((one) => {
    const { version_added: added, version_removed, partial_implementation, flags, prefix, alternative_name } = one
    const isGone = version_removed !== undefined && !partial_implementation
    if (isGone || flags || prefix || alternative_name) return []
    return typeof added === 'string' && added !== 'preview' ? [Number.parseFloat(added.replace('≤', ''))] : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...versions)
}
