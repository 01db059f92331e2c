/** The parts of a sheet that nothing in it uses: tokens (`--_…`) and animations, in lightningcss' syntax tree. */
import { type Rule, type TokenOrValue, transform } from 'lightningcss'

/** A sheet with its rules changed, minified; `include`: features that lightningcss writes in an older form. */
export function withRules(css: string, change: (rules: Rule[]) => Rule[], include = 0): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    include,
    visitor: { StyleSheet: (sheet) => ({ ...sheet, rules: change(sheet.rules) }) },
  })
  // lightningcss writes a percentage of a syntax tree as `100.0%`.
  return code.toString().replaceAll(/(\d)\.0%/g, '$1%')
}

/** Without what no rule uses. */
export const withoutUnused = (rules: readonly Rule[]): Rule[] => withoutUnusedTokens(withoutUnusedKeyframes(rules))

/**
 * Without tokens of the root, and animations, that no rule uses. What other rules define is for elements inside, which have sheets of their
 * own. `later`: a sheet that is adopted later in the same root, whose tokens stay.
 */
export function withoutUnusedOfRoot(rules: readonly Rule[], later = ''): Rule[] {
  const removable = [...tokensOfRoot(rules)].filter((name) => !later.includes(`var(${name}`))
  return withoutUnusedTokens(withoutUnusedKeyframes(rules), new Set(removable))
}

/** Without animations that no rule names. */
function withoutUnusedKeyframes(rules: readonly Rule[]): Rule[] {
  const others = JSON.stringify(rules.filter(({ type }) => type !== 'keyframes'))
  return rules.filter((rule) => rule.type !== 'keyframes' || others.includes(JSON.stringify(rule.value.name.value)))
}

interface Definition {
  property: 'custom'
  value: { name: string; value: TokenOrValue[] }
}

export const isVariable = (value: unknown): value is { type: 'var'; value: { name: { ident: string } } } =>
  (value as { type?: unknown } | null)?.type === 'var'

/** `--shop-…` are read by the page, or set by it. Other custom properties are tokens, or written by lightningcss for `color-scheme`. */
export const isDefinition = (value: unknown): value is Definition =>
  (value as Definition | null)?.property === 'custom' && /^--(?!shop-)/.test((value as Definition).value.name)

/** A copy of a part of the tree, from the inside out: of each value, what `change` makes of it. */
export const changed = <Tree>(tree: Tree, change: (value: unknown) => unknown): Tree =>
  // lightningcss does not read back each `null` that it writes.
  JSON.parse(JSON.stringify(tree), (_, value) => (value === null ? undefined : change(value)))

/** How often each token is used, and its definitions. */
export function countTokens(rules: readonly Rule[]) {
  const uses = new Map<string, number>()
  const definitions = new Map<string, number>()
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  changed(rules, (value) => {
    if (isVariable(value)) count(uses, value.value.name.ident)
    if (isDefinition(value)) count(definitions, value.value.name)
    return value
  })
  return { uses, definitions }
}

/** The tokens that rules of the root define, in a theme or for all. */
function tokensOfRoot(rules: readonly Rule[]): ReadonlySet<string> {
  const names = new Set<string>()
  changed(rules, (value) => {
    const { selectors, declarations } = (value ?? {}) as { selectors?: unknown; declarations?: unknown }
    if (selectors && declarations && JSON.stringify(selectors).includes('"shop-base"'))
      changed(declarations, (one) => {
        if (isDefinition(one)) names.add(one.value.name)
        return one
      })
    return value
  })
  return names
}

/** Without definitions of tokens that nothing uses but other such definitions; with `removable` of these only. */
export function withoutUnusedTokens(rules: readonly Rule[], removable?: ReadonlySet<string>): Rule[] {
  const { uses, definitions } = countTokens(rules)
  const isUnused = (name: string) => !uses.has(name) && removable?.has(name) !== false
  if (![...definitions.keys()].some(isUnused)) return changed([...rules], (value) => value)
  const rest = changed([...rules], (value) =>
    Array.isArray(value) ? value.filter((one) => !isDefinition(one) || !isUnused(one.value.name)) : value,
  )
  return withoutUnusedTokens(rest, removable)
}
