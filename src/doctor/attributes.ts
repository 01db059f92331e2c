import { type Attribute, COMMON_ATTRIBUTES, parseAttribute, toCamelCase } from '../page/configuration/attributes.ts'
import { pageRootValue } from '../page/configuration/settings.ts'
import { type Finding, nameOf } from './finding.ts'
import { nearest } from './nearest.ts'
import { pageTags, TABLES } from './page-tags.ts'

/** HTML's own, and what frameworks put on any element. */
const ANYWHERE = new Set(
  'accesskey class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemprop lang nonce part popover role slot spellcheck style tabindex title translate'.split(
    ' ',
  ),
)
const FRAMEWORKS = /^(aria-|data-|on|v-|x-|ng-|_ng)|[^a-z\d-]/

const SETTINGS = ['cookies', 'headers', 'consent', 'shopUrls', 'appStores', 'collectUrl', 'links', 'pageType']
const UNUSED_SETTINGS = ['mobilePathSegment', 'desktopParameter']

const meant = (name: string | undefined, otherwise: string) => (name ? `Write "${name}".` : otherwise)

function told(attribute: Attribute): string {
  if (attribute.kind === 'choice') return `one of ${attribute.of.join(', ')}`
  if (attribute.kind === 'boolean') return 'no value, "true" or "false"'
  return attribute.kind === 'json' ? 'JSON' : 'a text'
}

/** `null` is no value: nobody has said anything. */
function valueFinding(where: string, name: string, raw: unknown, attribute: Attribute): Finding | undefined {
  if (raw === null || raw === undefined || parseAttribute(name, attribute, raw)) return undefined
  const near = attribute.kind === 'choice' ? nearest(String(raw), attribute.of) : undefined
  return {
    code: 'UNKNOWN_VALUE',
    message: `${where}: "${String(raw)}" is not understood; ${JSON.stringify(attribute.default)} is used.`,
    remedy: meant(near, `It takes ${told(attribute)}.`),
  }
}

function ofTag(element: HTMLElement): Finding[] {
  const tag = element.localName
  const table = TABLES[tag] ?? {}
  return [...element.attributes].flatMap(({ name, value }): Finding[] => {
    const attribute = Object.hasOwn(table, name) ? table[name] : undefined
    if (attribute) {
      const finding = valueFinding(`${nameOf(element)} ${name}`, name, value, attribute)
      return finding ? [{ ...finding, element }] : []
    }
    if (ANYWHERE.has(name) || FRAMEWORKS.test(name)) return []
    const near = nearest(name, Object.keys(table))
    const message = `${nameOf(element)} has an attribute "${name}" that it does not know; it is ignored.`
    return [
      { code: 'UNKNOWN_ATTRIBUTE', message, remedy: meant(near, 'Take it away, or see docs/elements.md.'), element },
    ]
  })
}

/** What the page says for all elements at once: its root's `data-*`, and its JSON block. */
function ofPage(): Finding[] {
  const block = readBlock()
  if (!block) {
    const message = 'The JSON block <script data-shop-elements> is no JSON object; all its settings are ignored.'
    return [{ code: 'BAD_JSON_BLOCK', message, remedy: 'Correct it: quotes around names, no comma at the end.' }]
  }
  const findings = Object.entries(COMMON_ATTRIBUTES).flatMap(([name, attribute]) => [
    valueFinding(`The page root's data-${name}`, name, pageRootValue(name), attribute),
    valueFinding(`The JSON block's "${toCamelCase(name)}"`, name, block[toCamelCase(name)], attribute),
  ])
  const known = [...Object.keys(COMMON_ATTRIBUTES).map(toCamelCase), ...SETTINGS, ...UNUSED_SETTINGS]
  for (const key of Object.keys(block)) {
    if (known.includes(key)) continue
    const message = `The JSON block has a setting "${key}" that nobody reads.`
    findings.push({ code: 'UNKNOWN_SETTING', message, remedy: meant(nearest(key, known), 'Take it away.') })
  }
  return findings.filter((finding) => finding !== undefined)
}

export function readBlock(): Record<string, unknown> | undefined {
  const script = document.querySelector('script[type="application/json"][data-shop-elements]')
  if (!script) return {}
  try {
    const value: unknown = JSON.parse(script.textContent ?? '')
    return typeof value === 'object' && value && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Typing errors in what the template says. */
export const examineAttributes = (): Finding[] => [...pageTags().flatMap(ofTag), ...ofPage()]
