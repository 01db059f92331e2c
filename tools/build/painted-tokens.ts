/** The tokens (`--_…`) of a painted sheet, in lightningcss' syntax tree. */
import type { Rule, TokenOrValue } from 'lightningcss'
import { changed, countTokens, isDefinition, isVariable, withoutUnusedTokens } from './unused-css.ts'

/** A token that is used no more often than this is written where it is used: that is shorter. */
const FEW_USES = 2

/** The selector of the root alone. */
const ROOT = '[[{"type":"class","name":"shop-base"}]]'

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
