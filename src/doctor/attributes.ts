import { toCamelCase } from '../page/configuration/attribute.ts'
import {
  attributeFindings,
  suggest,
  unknownTagFinding,
  valueFinding,
} from '../page/configuration/attribute-findings.ts'
import { readJsonBlock } from '../page/configuration/json-block.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import { COMMON_ATTRIBUTES } from '../page/configuration/tables/common.ts'
import { SITES } from '../shop/sites/sites.ts'
import { nearest } from '../shop/text/nearest.ts'
import { CONTENT_PAGES } from './content-pages.ts'
import { type Finding, nameOf } from './finding.ts'
import { pageTags } from './page-tags.ts'

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
    'typedKeys',
    'fragments',
  ],
]

const ofTag = (element: HTMLElement): Finding[] =>
  attributeFindings(element.localName, nameOf(element), element.attributes).map(({ attribute: _, ...finding }) => ({
    ...finding,
    element,
  }))

/** The page-wide settings: the page root's `data-*` and the JSON block. */
function ofPage(): Finding[] {
  const { fields: block, problem } = readJsonBlock(document)
  if (problem) {
    const message = `The JSON block <script data-shop-elements> can't be read (${problem}); all its settings are ignored.`
    return [{ code: 'BAD_JSON_BLOCK', message, remedy: 'Correct it: quotes around names, no comma at the end.' }]
  }
  const findings: (Finding | undefined)[] = Object.entries(COMMON_ATTRIBUTES).flatMap(([name, attribute]) => [
    valueFinding(`The page root's data-${name}`, name, pageRootValue(name), attribute),
    valueFinding(`The JSON block's "${toCamelCase(name)}"`, name, block[toCamelCase(name)], attribute),
  ])
  const names = [...Object.keys(COMMON_ATTRIBUTES).map(toCamelCase), ...settingNames()]
  for (const key of Object.keys(block)) {
    if (names.includes(key)) continue
    const message = `The JSON block has an unknown setting "${key}"; it is ignored.`
    findings.push({ code: 'UNKNOWN_SETTING', message, remedy: suggest(nearest(key, names), 'Remove it.') })
  }
  return [...findings, ...unknownLinks(block)].filter((finding) => finding !== undefined)
}

/** Names of `links` that no element asks for. */
const unknownLinks = (block: Readonly<Record<string, unknown>>): Finding[] =>
  Object.entries(Object(block.links)).flatMap(([site, pages]) => {
    const unknown = (where: string, name: string, names: readonly string[]): Finding[] => {
      if (names.includes(name)) return []
      const message = `The JSON block's "${where}" has an unknown name "${name}"; it is ignored.`
      return [{ code: 'UNKNOWN_SETTING', message, remedy: suggest(nearest(name, names), 'Remove it.') }]
    }
    const names = Object.keys(Object(pages))
    return [...unknown('links', site, SITES), ...names.flatMap((name) => unknown(`links.${site}`, name, CONTENT_PAGES))]
  })

const ofUnknownTags = (): Finding[] =>
  [...document.querySelectorAll(':not(:defined)')].flatMap((element) => {
    const finding = unknownTagFinding(element.localName, nameOf(element))
    return finding ? [{ ...finding, element }] : []
  })

/** Unknown tags, attributes, settings and values (DELIVERY-36). */
export const examineAttributes = (): Finding[] => [...ofUnknownTags(), ...pageTags().flatMap(ofTag), ...ofPage()]
