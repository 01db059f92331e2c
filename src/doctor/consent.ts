import { HEADER_ATTRIBUTES } from '../elements/attribute-tables.ts'
import { COMMON_ATTRIBUTES, resolveProps } from '../page/configuration/attributes.ts'
import { pageRootValue, pageSettings } from '../page/configuration/settings.ts'
import type { Finding } from './finding.ts'
import { pageTags } from './page-tags.ts'

/** The common props of any tag, as the element itself reads them. */
export const propsOf = (element: Element) =>
  resolveProps(element.localName === 'shop-header' ? HEADER_ATTRIBUTES : COMMON_ATTRIBUTES, {
    tag: element.localName,
    attribute: (name) => element.getAttribute(name),
    pageRoot: pageRootValue,
    block: pageSettings().block,
  }) as ReturnType<typeof resolveProps<typeof HEADER_ATTRIBUTES>>

/** A header that is to load the consent manager must know its address and the domain id of site and stage. */
export function examineConsent(): Finding[] {
  const { scriptUrl, domainIds } = pageSettings().consent
  return pageTags().flatMap((element): Finding[] => {
    const { consent, consentDomainId, site, stage } = propsOf(element)
    if (element.localName !== 'shop-header' || !consent) return []
    if (!scriptUrl) {
      const message =
        'shop-header has "consent", and the page does not say where the consent manager is: none is loaded.'
      const remedy = 'Name its address in the JSON block: { "consent": { "scriptUrl": "https://…" } }.'
      return [{ code: 'NO_CONSENT_SCRIPT', message, remedy, element }]
    }
    if (consentDomainId || domainIds[site]?.[stage]) return []
    const message = `shop-header has "consent", and there is no domain id for ${site} on ${stage}: no consent manager is loaded.`
    const remedy = `Name it in the JSON block, "consent.domainIds.${site}.${stage}", or as attribute consent-domain-id.`
    return [{ code: 'NO_CONSENT_ID', message, remedy, element }]
  })
}
