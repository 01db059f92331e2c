import { type Declaration, Features, type Rule, type Selector, type SelectorComponent } from 'lightningcss'
import { withTokensInPlace } from './painted-tokens.ts'
import { withoutUnused, withRules } from './unused-css.ts'

/** Rules that only a touch brings, and with it the whole sheet: states, and attributes. */
const TOUCHED = [
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'disabled',
  'aria-expanded',
  'aria-disabled',
]

/** Set on markup that nobody has touched yet: by the page on the tag, by the visitor on a `<details>`, by scripts without React. */
const STATES = {
  classes: /^((header|footer)--|(badge|header-icon__badge|search--in-flyout|visually-hidden)$)/,
  attributes: ['data-theme', 'data-no-benefits', 'hidden', 'open', 'aria-current', 'aria-busy'],
}

/** The parts of markup: tags, classes, attributes as `name` and as `name=value`. */
type Parts = ReadonlySet<string>

function partsOf(markup: readonly string[]): Parts {
  const parts = new Set<string>()
  for (const [, tag = '', attributes = ''] of markup
    .join('')
    .matchAll(/<([a-z][\w-]*)((?:\s[\w:-]+(?:="[^"]*")?)*)/g)) {
    parts.add(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      parts.add(`[${name}]`).add(`[${name}=${value}]`)
      if (name === 'class') for (const one of value.split(' ')) parts.add(`.${one}`)
    }
  }
  return parts
}

interface Wanted {
  parts: Parts
  /** Classes that may be in other markup. */
  classes: readonly RegExp[]
  /** The states and attributes whose rules are left out. */
  touched: readonly string[]
}

const isTouch = (one: SelectorComponent, { touched }: Wanted): boolean =>
  (one.type === 'pseudo-class' && touched.includes(one.kind)) ||
  (one.type === 'attribute' && touched.includes(one.name))

/** A button's words make room for a spinner, which comes with the code: until then they stay. */
const isBusyButton = (selector: Selector): boolean =>
  selector.some((one) => one.type === 'class' && one.name === 'button') &&
  selector.some((one) => one.type === 'attribute' && one.name === 'aria-busy')

/** Whether markup may have what a component of a selector names. */
function isFound(component: SelectorComponent, { parts }: Wanted): boolean {
  if (component.type === 'class') return parts.has(`.${component.name}`) || STATES.classes.test(component.name)
  if (component.type === 'type') return parts.has(component.name)
  if (component.type === 'pseudo-element') return component.kind !== 'placeholder' || parts.has('[placeholder]')
  if (component.type !== 'attribute') return true
  const { name, operation } = component
  if (STATES.attributes.includes(name)) return true
  return parts.has(operation?.operator === 'equal' ? `[${name}=${operation.value}]` : `[${name}]`)
}

/** The selectors that match untouched markup, each with those of its choices (`:where(a, b)`) that do. */
function paintedSelectors(selectors: readonly Selector[], wanted: Wanted): Selector[] {
  return selectors.flatMap((selector) => {
    const isOfContent = selector.some(
      (one) => one.type === 'class' && wanted.classes.some((name) => name.test(one.name)),
    )
    // In a fragment with content a mouse and the focus bring no sheet. The ring of the focus is one rule, without a class.
    const isShared = wanted.classes.length > 0 && !selector.some((one) => one.type === 'class')
    // A mouse may rest on an entry of the bar for as long as the code of its flyout takes.
    const isEntry = selector.some((one) => one.type === 'class' && one.name === 'navigation__link')
    const states = isOfContent ? ['hover', 'focus-visible'] : isShared ? ['focus-visible'] : isEntry ? ['hover'] : []
    const touched = wanted.touched.filter((state) => !states.includes(state))
    if (isBusyButton(selector) || selector.some((one) => isTouch(one, { ...wanted, touched }))) return []
    const painted = selector.map((one) => {
      if (one.type !== 'pseudo-class' || !['is', 'where', 'has'].includes(one.kind) || !('selectors' in one)) return one
      // The box of a field shows its focus, without scripts too.
      const inside = one.kind === 'has' ? { ...wanted, touched: ['disabled'] } : wanted
      return { ...one, selectors: paintedSelectors(one.selectors as Selector[], inside) } as SelectorComponent
    })
    const isPossible = painted.every((one) => !('selectors' in one) || one.selectors?.length !== 0)
    return isPossible && (isOfContent || painted.every((one) => isFound(one, wanted))) ? [painted] : []
  })
}

/** Motion answers a touch too, but not that of the bar, which moves as the page scrolls; so does the ring of the focus. */
function isTouched(declaration: Declaration, { classes }: Wanted): boolean {
  const { property } = declaration.property === 'unparsed' ? declaration.value.propertyId : declaration
  // lightningcss does not know this property.
  if (declaration.property === 'custom' && declaration.value.name === 'outline-offset') return classes.length === 0
  return property === 'transition' && !JSON.stringify(declaration.value).includes('"transform"')
}

/** Whether rules are for visitors without scripts: a touch brings them nothing more. */
const isUnscripted = (rule: Rule): boolean =>
  rule.type === 'media' && /"scripting".*"none"/.test(JSON.stringify(rule.value.query))

/** The rules that untouched markup needs, in their order. Those of at-rules that stay empty are left out by lightningcss. */
const paintedRules = (rules: readonly Rule[], wanted: Wanted): Rule[] =>
  rules
    .map((rule): Rule => {
      if (rule.type === 'style') {
        const { declarations = [], importantDeclarations = [] } = rule.value.declarations ?? {}
        const kept = { importantDeclarations, declarations: declarations.filter((one) => !isTouched(one, wanted)) }
        return {
          ...rule,
          value: { ...rule.value, selectors: paintedSelectors(rule.value.selectors, wanted), declarations: kept },
        }
      }
      if (rule.type !== 'media' && rule.type !== 'container') return rule
      const inside = wanted.classes.length > 0 && isUnscripted(rule) ? { ...wanted, touched: [] } : wanted
      return { ...rule, value: { ...rule.value, rules: paintedRules(rule.value.rules, inside) } } as Rule
    })
    .filter((rule) => rule.type !== 'style' || rule.value.selectors.length > 0)

/**
 * The rules of an element's sheet that its fragments need until someone touches them, in their order: the whole sheet, when it
 * is adopted on top, changes nothing. `markup`: the fragments in all their variants, without styles; `classes`: what may be
 * in other markup.
 */
export function paintedCss(sheet: string, markup: readonly string[], classes: readonly RegExp[] = []): string {
  const wanted = { parts: partsOf(markup), classes, touched: TOUCHED }
  const change = (all: readonly Rule[]) => {
    const rules = withoutUnused(paintedRules(all, wanted))
    // Content brings rules of its own, which may use any token.
    return classes.length > 0 ? rules : withTokensInPlace(rules)
  }
  // `not (min-width:980px)` for `(width<980px)`: cleaners and balancers of HTML take a `<` in a style for a tag (DELIVERY-82).
  return withRules(sheet, change, Features.MediaRangeSyntax)
}
