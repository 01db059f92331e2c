import { type Attribute, toCamelCase } from '../page/configuration/attribute.ts'
import { parseAttribute } from '../page/configuration/attributes.ts'
import { readJsonBlock } from '../page/configuration/json-block.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import { COMMON_ATTRIBUTES } from '../page/configuration/tables/common.ts'
import { type Finding, nameOf } from './finding.ts'
import { nearest } from './nearest.ts'
import { pageTags, TABLES } from './page-tags.ts'

/** Attributes that HTML allows on any element. */
const ANYWHERE = new Set(
  'accesskey class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemprop lang nonce part popover role slot spellcheck style tabindex title translate'.split(
    ' ',
  ),
)
/** Attributes that frameworks put on any element. */
const FRAMEWORKS = /^(aria-|data-|on|v-|x-|ng-|_ng)|[^a-z\d-]/

/** Keys of the JSON block besides the common attributes (CONFIG-22). */
const settingNames = () => [
  ...Object.keys(pageSettings()).filter((name) => name !== 'block'),
  ...[
    'cookies',
    'headers',
    'pageType',
    'mobilePathSegment',
    'desktopParameter',
    'texts',
    'tracking',
    'timing',
    'fragments',
  ],
]

/** The remedy for a name: the one that was probably meant. */
const suggest = (name: string | undefined, otherwise: string) => (name ? `Write "${name}".` : otherwise)

function expectationOf(attribute: Attribute): string {
  if (attribute.kind === 'choice') return `one of ${attribute.of.join(', ')}`
  if (attribute.kind === 'boolean') return 'no value, "true" or "false"'
  return attribute.kind === 'json' ? 'JSON' : 'a text'
}

function valueFinding(where: string, name: string, raw: unknown, attribute: Attribute): Finding | undefined {
  if (raw === null || raw === undefined || parseAttribute(name, attribute, raw)) return undefined
  const near = attribute.kind === 'choice' ? nearest(String(raw), attribute.of) : undefined
  return {
    code: 'UNKNOWN_VALUE',
    message: `${where}: "${String(raw)}" is not valid; ${JSON.stringify(attribute.default)} is used.`,
    remedy: suggest(near, `It takes ${expectationOf(attribute)}.`),
  }
}

/** A finding of an attribute of a tag. */
interface AttributeFinding extends Finding {
  attribute: string
}

/** Unknown attributes of a tag, and values that they do not take. `where`: the element, as people name it. */
export function attributeFindings(
  tag: string,
  where: string,
  attributes: Iterable<{ name: string; value: string }>,
): AttributeFinding[] {
  const table = TABLES[tag] ?? {}
  return [...attributes].flatMap(({ name, value }): AttributeFinding[] => {
    const attribute = Object.hasOwn(table, name) ? table[name] : undefined
    if (attribute) {
      const finding = valueFinding(`${where} ${name}`, name, value, attribute)
      return finding ? [{ ...finding, attribute: name }] : []
    }
    if (ANYWHERE.has(name) || FRAMEWORKS.test(name)) return []
    const near = nearest(name, Object.keys(table))
    const message = `${where} has an unknown attribute "${name}"; it is ignored.`
    const remedy = suggest(near, 'Remove it, or see docs/attributes.md.')
    return [{ code: 'UNKNOWN_ATTRIBUTE', message, remedy, attribute: name }]
  })
}

const ofTag = (element: HTMLElement): Finding[] =>
  attributeFindings(element.localName, nameOf(element), element.attributes).map(({ attribute: _, ...finding }) => ({
    ...finding,
    element,
  }))

/** `shop-heder`: nearly the name of one of ours. */
export function unknownTagFinding(tag: string, where: string): Finding | undefined {
  const near = Object.hasOwn(TABLES, tag) ? undefined : nearest(tag, Object.keys(TABLES), 1)
  if (!near) return undefined
  return { code: 'UNKNOWN_TAG', message: `${where} is none of our tags; it shows nothing.`, remedy: `Write <${near}>.` }
}

/** The page-wide settings: the page root's `data-*` and the JSON block. */
function ofPage(): Finding[] {
  const { fields: block, problem } = readJsonBlock(document)
  if (problem) {
    const message = `The JSON block <script data-shop-elements> can't be read (${problem}); all its settings are ignored.`
    return [{ code: 'BAD_JSON_BLOCK', message, remedy: 'Correct it: quotes around names, no comma at the end.' }]
  }
  const findings = Object.entries(COMMON_ATTRIBUTES).flatMap(([name, attribute]) => [
    valueFinding(`The page root's data-${name}`, name, pageRootValue(name), attribute),
    valueFinding(`The JSON block's "${toCamelCase(name)}"`, name, block[toCamelCase(name)], attribute),
  ])
  const names = [...Object.keys(COMMON_ATTRIBUTES).map(toCamelCase), ...settingNames()]
  for (const key of Object.keys(block)) {
    if (names.includes(key)) continue
    const message = `The JSON block has an unknown setting "${key}"; it is ignored.`
    findings.push({ code: 'UNKNOWN_SETTING', message, remedy: suggest(nearest(key, names), 'Remove it.') })
  }
  return findings.filter((finding) => finding !== undefined)
}

const ofUnknownTags = (): Finding[] =>
  [...document.querySelectorAll(':not(:defined)')].flatMap((element) => {
    const finding = unknownTagFinding(element.localName, nameOf(element))
    return finding ? [{ ...finding, element }] : []
  })

/** Unknown tags, attributes, settings and values (DELIVERY-36). */
export const examineAttributes = (): Finding[] => [...ofUnknownTags(), ...pageTags().flatMap(ofTag), ...ofPage()]
