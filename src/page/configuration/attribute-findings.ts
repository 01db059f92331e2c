/** Findings about tags and their attributes: the rules of the doctor, of `lint` and of `renderFragment`, in the same words. */
import { nearest } from '../../shop/text/nearest.ts'
import type { Attribute, AttributeTable } from './attribute.ts'
import { ATTRIBUTES } from './attribute-tables.ts'
import { parseAttribute } from './attributes.ts'
import { COMMON_ATTRIBUTES } from './tables/common.ts'
import { TAGS } from './tags.ts'

/** The attributes of each tag, common ones included. */
export const TABLES: Readonly<Record<string, AttributeTable>> = Object.fromEntries(
  TAGS.map((tag) => [tag, { ...COMMON_ATTRIBUTES, ...ATTRIBUTES[tag] }]),
)

/** Attributes that HTML allows on any element. */
const ANYWHERE = new Set(
  'accesskey class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemprop lang nonce part popover role slot spellcheck style tabindex title translate'.split(
    ' ',
  ),
)
/** Attributes that frameworks put on any element. */
const FRAMEWORKS = /^(aria-|data-|on|v-|x-|ng-|_ng)|[^a-z\d-]/

/** A mistake, and its remedy. */
interface Mistake<Code> {
  code: Code
  message: string
  remedy: string
}

/** The remedy for a name: the one that was probably meant. */
export const suggest = (name: string | undefined, otherwise: string) => (name ? `Write "${name}".` : otherwise)

function expectationOf(attribute: Attribute): string {
  if (attribute.kind === 'choice') return `one of ${attribute.of.join(', ')}`
  if (attribute.kind === 'boolean') return 'no value, "true" or "false"'
  return attribute.kind === 'json' ? 'JSON' : 'a text'
}

/** A value that an attribute does not take. */
export function valueFinding(
  where: string,
  name: string,
  raw: unknown,
  attribute: Attribute,
): Mistake<'UNKNOWN_VALUE'> | undefined {
  if (raw === null || raw === undefined || parseAttribute(name, attribute, raw)) return undefined
  const near = attribute.kind === 'choice' ? nearest(String(raw), attribute.of) : undefined
  return {
    code: 'UNKNOWN_VALUE',
    message: `${where}: "${String(raw)}" is not valid; ${JSON.stringify(attribute.default)} is used.`,
    remedy: suggest(near, `It takes ${expectationOf(attribute)}.`),
  }
}

interface AttributeFinding extends Mistake<'UNKNOWN_ATTRIBUTE' | 'DEPRECATED_ATTRIBUTE' | 'UNKNOWN_VALUE'> {
  attribute: string
}

/** An attribute that the tag does not have, nor HTML or a framework on any tag. `where`: the element, as people name it. */
export function unknownAttribute(tag: string, where: string, name: string): Mistake<'UNKNOWN_ATTRIBUTE'> | undefined {
  const table = TABLES[tag] ?? {}
  if (Object.hasOwn(table, name) || ANYWHERE.has(name) || FRAMEWORKS.test(name)) return undefined
  const remedy = suggest(nearest(name, Object.keys(table)), 'Remove it, or see docs/attributes.md.')
  return { code: 'UNKNOWN_ATTRIBUTE', message: `${where} has an unknown attribute "${name}"; it is ignored.`, remedy }
}

/** An attribute that is read under a second name only for pages of long ago. */
function deprecatedName(
  where: string,
  name: string,
  table: AttributeTable,
): Mistake<'DEPRECATED_ATTRIBUTE'> | undefined {
  const current = Object.keys(table).find((one) => table[one]?.alias === name)
  if (!current) return undefined
  const message = `${where}: "${name}" is an old name of "${current}". It is still read.`
  return { code: 'DEPRECATED_ATTRIBUTE', message, remedy: `Write "${current}".` }
}

/** Unknown attributes of a tag, deprecated ones, and values that they do not take. `where`: the element, as people name it. */
export function attributeFindings(
  tag: string,
  where: string,
  attributes: Iterable<{ name: string; value: string }>,
): AttributeFinding[] {
  const table = TABLES[tag] ?? {}
  return [...attributes].flatMap(({ name, value }): AttributeFinding[] => {
    const attribute = Object.hasOwn(table, name) ? table[name] : undefined
    const finding = attribute
      ? valueFinding(`${where} ${name}`, name, value, attribute)
      : (deprecatedName(where, name, table) ?? unknownAttribute(tag, where, name))
    return finding ? [{ ...finding, attribute: name }] : []
  })
}

/** `shop-heder`: nearly the name of one of ours. */
export function unknownTagFinding(tag: string, where: string): Mistake<'UNKNOWN_TAG'> | undefined {
  const near = Object.hasOwn(TABLES, tag) ? undefined : nearest(tag, Object.keys(TABLES), 1)
  if (!near) return undefined
  return { code: 'UNKNOWN_TAG', message: `${where} is none of our tags; it shows nothing.`, remedy: `Write <${near}>.` }
}
