import { PurgeCSS } from 'purgecss'

/** What only a touch brings, and with it the whole sheet. */
const TOUCHED = [/^:(hover|active|focus|disabled)/, /^aria-(expanded|disabled)$/]

/** Set on markup that nobody has touched yet: by the page on the tag, by the visitor on a `<details>`, by scripts without React. */
const STATES = {
  selectors: [/^:host/, /^(header|footer)--/, /^(badge|header-icon__badge|visually-hidden)$/],
  attributes: ['data-theme', 'data-no-benefits', 'hidden', 'open', 'aria-current', 'aria-busy'],
}

/** Motion answers a touch too, but for the bar, which moves as the page scrolls. */
const withoutTransitions = (css: string) => css.replace(/(?<=[{;])transition:(?!transform)[^;}]+;?/g, '')

/** A field is disabled while it is sent, by the code. Those of the form have no placeholder. */
const withoutFieldStates = (css: string) =>
  css.replace(/[^{}]*(:has\(>\.field__control:disabled\)|\.field__control::placeholder)\{[^{}]*\}/g, '')

/** A button's words make room for a spinner, which comes with the code: until then they stay. */
const withoutBusyButtons = (css: string) => css.replace(/\.button\[aria-busy=true\][^{}]*\{[^{}]*\}/g, '')

function withoutEmptyRules(css: string): string {
  const rest = css.replace(/[^{}]+\{\}/g, '')
  return rest === css ? css : withoutEmptyRules(rest)
}

/** A token that is used no more often than this is written where it is used: that is shorter. */
const FEW_USES = 2

/** Tokens that one top-level rule of the root defines, in the places that use them. Longer-lived rules come with the whole sheet. */
function withTokensInPlace(css: string): string {
  let text = css
  for (const [, name = ''] of css.matchAll(/(--_[\w-]+):/g)) {
    const definition = new RegExp(`([{;])${name}:([^;}]*)(;|(?=}))`, 'g')
    const [found, ...more] = text.matchAll(definition)
    const uses = text.split(`var(${name})`).length - 1
    const mentions = text.split(new RegExp(`${name}(?![\\w-])`)).length - 1
    if (!found || more.length > 0 || uses > FEW_USES || mentions !== uses + 1 || !isInRoot(text, found.index)) continue
    const [whole, before = '', value = ''] = found
    text = text.replace(whole, () => before).replaceAll(`var(${name})`, () => value)
  }
  return text
}

/** Whether a place is in a rule of the root that no at-rule is around. */
function isInRoot(css: string, at: number): boolean {
  const open = css.lastIndexOf('{', at)
  const depth = css.slice(0, open).split('{').length - css.slice(0, open).split('}').length
  return depth === 0 && /(^|})\.shop-base$/.test(css.slice(0, open))
}

/** Tags, classes and attributes of rendered markup. */
function partsOf(html: string) {
  const [tags, classes, names, values]: string[][] = [[], [], [], []]
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[\w:-]+(?:="[^"]*")?)*)/g)) {
    tags?.push(tag)
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      names?.push(name)
      values?.push(value)
      if (name === 'class') classes?.push(...value.split(' '))
    }
  }
  return { tags, classes, ids: [], attributes: { names, values }, undetermined: [] }
}

/**
 * The rules of an element's sheet that its fragments need until someone touches them, in their order: the whole sheet, when it
 * is adopted on top, changes nothing. `markup`: the fragments in all their variants, without styles; `classes`: what may be
 * in other markup.
 */
export async function paintedCss(
  sheet: string,
  markup: readonly string[],
  classes: readonly RegExp[] = [],
): Promise<string> {
  const [painted] = await new PurgeCSS().purge({
    css: [{ raw: withoutFieldStates(withoutBusyButtons(withoutTransitions(sheet))) }],
    content: markup.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: partsOf as never,
    variables: true,
    keyframes: true,
    // `--shop-reserve…` is read by the page's reserve.css.
    safelist: { standard: STATES.selectors, deep: [...classes], variables: [/^--shop-/] },
    dynamicAttributes: STATES.attributes,
    blocklist: TOUCHED,
  })
  const unscripted = classes.length > 0 ? unscriptedRules(sheet) : ''
  const rules = withoutEmptyRules(painted?.css ?? '')
  // Content brings rules of its own, which may use any token.
  return classes.length > 0 ? rules + unscripted : withTokensInPlace(rules)
}

/** Rules for visitors without scripts: a touch brings them nothing more, so the fragment has the touched states too. */
const unscriptedRules = (sheet: string): string =>
  (sheet.match(/@media[^{]*\(scripting:\s?none\)\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [])
    .filter((rules) => /:(hover|focus)/.test(rules))
    .join('')
