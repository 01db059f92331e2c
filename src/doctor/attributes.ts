import type { PropsOf } from '../page/configuration/attribute.ts'
import { attributeFindings, unknownTagFinding } from '../page/configuration/attribute-findings.ts'
import { readProps } from '../page/configuration/element-props.ts'
import { readJsonBlock } from '../page/configuration/json-block.ts'
import { jsonBlockFindings, pageRootFindings } from '../page/configuration/setting-findings.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import { HEADER_ATTRIBUTES } from '../page/configuration/tables/shop-header.ts'
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

/** The props of a tag, as the element itself reads them. */
export const propsOf = (element: Element) =>
  readProps(element, element.localName === 'shop-header' ? HEADER_ATTRIBUTES : {}) as CommonProps &
    PropsOf<typeof HEADER_ATTRIBUTES>

/** `<shop-header consent>` needs the address of the consent manager and a domain id for site and stage (DELIVERY-36). */
export function examineConsent(): Finding[] {
  const { scriptUrl, domainIds } = pageSettings().consent
  return pageTags().flatMap((element): Finding[] => {
    const { consent, consentDomainId, site, stage } = propsOf(element)
    if (element.localName !== 'shop-header' || !consent) return []
    if (!scriptUrl) {
      const message =
        'shop-header has "consent", but the page does not name the address of the consent manager: it is not loaded.'
      const remedy = 'Add its address to the JSON block: { "consent": { "scriptUrl": "https://…" } }.'
      return [{ code: 'NO_CONSENT_SCRIPT', message, remedy, element }]
    }
    if (consentDomainId || domainIds[site]?.[stage]) return []
    const message = `shop-header has "consent", but there is no domain id for ${site} on ${stage}: the consent manager is not loaded.`
    const remedy = `Add it to the JSON block, "consent.domainIds.${site}.${stage}", or set the attribute consent-domain-id.`
    return [{ code: 'NO_CONSENT_ID', message, remedy, element }]
  })
}
