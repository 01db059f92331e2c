import { safeUrl } from '../../page/browser/safe-url.ts'
import { trusted } from '../../page/browser/trusted.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { warn } from '../../page/configuration/warn.ts'
import { reportError } from '../../page/events/events.ts'
import type { LiveElement } from '../live-element.ts'

/** Marks our script tag for other headers and other copies of the elements. */
const MARK = 'data-shop-consent'
/** OneTrust's name for it; `consent.attribute` of the JSON block replaces it. */
const DOMAIN_ID_ATTRIBUTE = 'data-domain-script'

/** Loads the consent manager once per page (HEADER-37) with the domain id of site and stage (HEADER-38), or warns (HEADER-39). */
export function loadConsentScript({ tag, props }: Pick<LiveElement<HeaderProps>, 'tag' | 'props'>): undefined {
  const { site, stage, consentDomainId } = props
  const { scriptUrl, attribute = DOMAIN_ID_ATTRIBUTE, domainIds } = pageSettings().consent
  const id = consentDomainId || domainIds[site]?.[stage]
  const href = absoluteUrl(scriptUrl)
  if (!href) warn('JSON block: "consent.scriptUrl" is missing or wrong; no consent manager is loaded.')
  else if (!id) {
    warn(
      `No consent domain id for ${site} on ${stage}; no consent manager is loaded. ` +
        `Add it to the JSON block, "consent.domainIds.${site}.${stage}", or as consent-domain-id.`,
    )
  } else if (!isOnPage(href)) {
    const script = document.createElement('script')
    script.setAttribute(MARK, '')
    script.setAttribute(attribute, id)
    if (navigator.globalPrivacyControl) script.setAttribute('data-global-privacy-control', 'true')
    script.async = true
    script.nonce = loaderNonce()
    script.onerror = () => reportError(tag, 'CONSENT_UNAVAILABLE', `${href} can't be loaded.`)
    if (setTrustedSource(script, href)) document.head.append(script)
  }
}

function absoluteUrl(url: string | undefined): string | undefined {
  const address = safeUrl(url)
  return address && new URL(address, document.baseURI).href
}

/** The nonce of the script tag that loaded the elements (HEADER-40). */
const loaderNonce = (): string => {
  for (const { src, nonce } of document.scripts) if (nonce && /\/shop-elements\.js([?#]|$)/.test(src)) return nonce
  return ''
}

/** Whether our script, or one of the template's own, is on the page. */
function isOnPage(href: string): boolean {
  for (const script of document.scripts) if (script.src === href || script.hasAttribute(MARK)) return true
  return false
}

/** Only a policy may set an address where the page requires Trusted Types (HEADER-40). */
function setTrustedSource(script: HTMLScriptElement, href: string): boolean {
  try {
    script.src = trusted('createScriptURL', href)
    return true
  } catch (error) {
    warn(
      `The consent manager is blocked (${error}). Allow "trusted-types shop-elements" and ` +
        `${new URL(href).origin} in script-src of the page's Content-Security-Policy.`,
    )
    return false
  }
}
