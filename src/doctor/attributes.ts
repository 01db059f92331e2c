import { attributeFindings, unknownTagFinding } from '../page/configuration/attribute-findings.ts'
import { readJsonBlock } from '../page/configuration/json-block.ts'
import { jsonBlockFindings, pageRootFindings } from '../page/configuration/setting-findings.ts'
import { pageRootValue } from '../page/configuration/settings.ts'
import { type Finding, nameOf } from './finding.ts'
import { pageTags } from './page-tags.ts'

const ofTag = (element: HTMLElement): Finding[] =>
  attributeFindings(element.localName, nameOf(element), element.attributes).map(({ attribute: _, ...finding }) => ({
    ...finding,
    element,
  }))

/** The page-wide settings: the page root's `data-*` and the JSON block. */
const ofPage = (): Finding[] => [...pageRootFindings(pageRootValue), ...jsonBlockFindings(readJsonBlock(document))]

const ofUnknownTags = (): Finding[] =>
  [...document.querySelectorAll(':not(:defined)')].flatMap((element) => {
    const finding = unknownTagFinding(element.localName, nameOf(element))
    return finding ? [{ ...finding, element }] : []
  })

/** Unknown tags, attributes, settings and values (DELIVERY-36). */
export const examineAttributes = (): Finding[] => [...ofUnknownTags(), ...pageTags().flatMap(ofTag), ...ofPage()]
