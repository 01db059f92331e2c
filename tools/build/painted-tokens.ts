/** The tokens (`--_…`) of a painted sheet, in lightningcss' syntax tree. */
import type { Rule, TokenOrValue } from 'lightningcss'

/** A token that is used no more often than this is written where it is used: that is shorter. */
const FEW_USES = 2

/** The selector of the root alone. */
const ROOT = '[[{"type":"class","name":"shop-base"}]]'

interface Definition {
  property: 'custom'
  value: { name: string; value: TokenOrValue[] }
}

const isVariable = (value: unknown): value is { type: 'var'; value: { name: { ident: string } } } =>
  (value as { type?: unknown } | null)?.type === 'var'

/** `--shop-…` are read by the page, or set by it. Other custom properties are tokens, or written by lightningcss for `color-scheme`. */
const isDefinition = (value: unknown): value is Definition =>
  (value as Definition | null)?.property === 'custom' && /^--(?!shop-)/.test((value as Definition).value.name)

/** A copy of a part of the tree, from the inside out: of each value, what `change` makes of it. */
const changed = <Tree>(tree: Tree, change: (value: unknown) => unknown): Tree =>
  // lightningcss does not read back each `null` that it writes.
  JSON.parse(JSON.stringify(tree), (_, value) => (value === null ? undefined : change(value)))

/** How often each token is used, and its definitions. */
function countTokens(rules: readonly Rule[]) {
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

/** Without definitions of tokens that nothing uses but other such definitions. */
export function withoutUnusedTokens(rules: readonly Rule[]): Rule[] {
  const { uses, definitions } = countTokens(rules)
  if ([...definitions.keys()].every((name) => uses.has(name))) return changed([...rules], (value) => value)
  const rest = changed([...rules], (value) =>
    Array.isArray(value) ? value.filter((one) => !isDefinition(one) || uses.has(one.value.name)) : value,
  )
  return withoutUnusedTokens(rest)
}

/** Tokens that one top-level rule of the root defines, in the places that use them. Longer-lived rules come with the whole sheet. */
export function withTokensInPlace(rules: readonly Rule[]): Rule[] {
  const { uses, definitions } = countTokens(rules)
  const values = new Map<string, TokenOrValue[]>()
  for (const rule of rules) {
    if (rule.type !== 'style' || JSON.stringify(rule.value.selectors) !== ROOT) continue
    for (const one of rule.value.declarations?.declarations ?? [])
      if (isDefinition(one) && definitions.get(one.value.name) === 1 && (uses.get(one.value.name) ?? 0) <= FEW_USES)
        values.set(one.value.name, one.value.value)
  }
  const inPlace = (tree: readonly unknown[]): unknown[] =>
    changed(tree, (value) =>
      Array.isArray(value)
        ? value.flatMap((one) => {
            const tokens = isVariable(one) && values.get(one.value.name.ident)
            return tokens ? inPlace(tokens) : [one]
          })
        : value,
    ) as unknown[]
  return withoutUnusedTokens(inPlace(rules) as Rule[])
}
