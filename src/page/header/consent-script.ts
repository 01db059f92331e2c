/** The consent manager's script, with the domain id of site and stage (specification 1 §1; public contract, section 2). */
import type { Site } from '../../shop/sites/sites.ts'
import { safeUrl } from '../browser/safe-url.ts'
import { pageSettings } from '../configuration/settings.ts'
import { warn } from '../configuration/warn.ts'
import { reportError } from '../events/events.ts'

interface ConsentRequest {
  /** Who asks, for faults. */
  element: string
  site: Site
  stage: string
  /** Instead of the JSON block's. */
  domainId: string
}

/** Marks our script, for another header and another copy of the elements. */
const MARK = 'data-shop-consent'
/** What OneTrust, whose word "domain id" is, reads it from; the JSON block's `consent.attribute` names another one's. */
const DOMAIN_ID = 'data-domain-script'
const POLICY = 'shop-elements'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Loads the script once per page; without an address or an id nothing is loaded, and the console says why. */
export function loadConsentScript({ element, site, stage, domainId }: ConsentRequest): void {
  const { scriptUrl, attribute = DOMAIN_ID, domainIds } = pageSettings().consent
  const id = domainId || domainIds[site]?.[stage]
  const href = addressOf(scriptUrl)
  if (!href) warn('JSON block: "consent.scriptUrl" is missing or wrong; no consent manager is loaded.')
  else if (!id) {
    warn(
      `No consent domain id for ${site} on ${stage}; no consent manager is loaded. ` +
        `Name it in the JSON block, "consent.domainIds.${site}.${stage}", or as consent-domain-id.`,
    )
  } else if (!isThere(href)) {
    const script = document.createElement('script')
    script.setAttribute(MARK, '')
    script.setAttribute(attribute, id)
    script.async = true
    // For a policy that goes by nonces.
    script.nonce = loaderNonce()
    script.onerror = () => reportError(element, 'CONSENT_UNAVAILABLE', `${href} can't be loaded.`)
    if (setSource(script, href)) document.head.append(script)
  }
}

function addressOf(url: string | undefined): string | undefined {
  const address = safeUrl(url)
  return address && new URL(address, document.baseURI).href
}

/** Of the script tag that has brought the elements. */
const loaderNonce = (): string => {
  for (const { src, nonce } of document.scripts) if (nonce && /\/shop-elements\.js([?#]|$)/.test(src)) return nonce
  return ''
}

/** Ours, or one of the template's own. */
function isThere(href: string): boolean {
  for (const script of document.scripts) if (script.src === href || script.hasAttribute(MARK)) return true
  return false
}

/** Where Trusted Types are required an address is trusted by a policy, and ours trusts this one only. */
function setSource(script: HTMLScriptElement, href: string): boolean {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  try {
    const createScriptURL = (url: string) => (url === href ? url : '')
    script.src = trustedTypes?.createPolicy(POLICY, { createScriptURL }).createScriptURL(href) ?? href
    return true
  } catch (error) {
    warn(
      `The consent manager is barred (${error}). Let the page's Content-Security-Policy say ` +
        `"trusted-types ${POLICY}", and name ${new URL(href).origin} in its script-src.`,
    )
    return false
  }
}
