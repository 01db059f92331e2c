/** Duties of the law on each page of the site that this page does not show (LAW-9). */
import { leadsTo } from '../page/browser/leads-to.ts'
import { safeUrl } from '../page/browser/safe-url.ts'
import { readProps } from '../page/configuration/element-props.ts'
import { pageSettings } from '../page/configuration/settings.ts'
import type { CommonProps } from '../page/configuration/tables/common.ts'
import { FOOTER_ATTRIBUTES, type FooterProps } from '../page/configuration/tables/shop-footer.ts'
import { type Duty, LAWS } from '../shop/sites/duties.ts'
import { DUTY_PAGES } from '../shop/sites/facts.ts'
import type { Site } from '../shop/sites/sites.ts'
import type { Finding } from './finding.ts'
import { pageTags } from './page-tags.ts'

const dutiesOf = (site: Site) => Object.entries(DUTY_PAGES[site] ?? {}) as [Duty, string][]

/** The duty's link in a footer, of the content or built in. */
function isShown(footer: HTMLElement, site: Site, [duty, builtIn]: [Duty, string]): boolean {
  const own = safeUrl(pageSettings().links[site]?.[duty]) ?? builtIn
  return [...(footer.shadowRoot?.querySelectorAll('[part=legal] nav a') ?? [])].some(
    (link) =>
      link.getClientRects().length > 0 &&
      getComputedStyle(link).visibility === 'visible' &&
      (link.matches(`[data-live="link:${duty}"], [data-duty="${duty}"]`) ||
        leadsTo(link.getAttribute('href') ?? '', own)),
  )
}

function ofFooter(element: HTMLElement): Finding[] {
  // Hidden by the cookie of an app, with all that it has.
  if (element.matches('[data-hidden]')) return []
  const { site, guaranteeNotice } = readProps(element, FOOTER_ATTRIBUTES) as FooterProps
  const { duties } = pageSettings().block
  return dutiesOf(site).flatMap((entry): Finding[] => {
    const [duty] = entry
    if (isShown(element, site, entry)) return []
    const { law } = LAWS[duty]
    const byAttribute = duty === 'guaranteeNotice' && !guaranteeNotice
    if (byAttribute || Object(duties)[duty] === false)
      return [
        {
          code: 'DUTY_LEFT_OUT',
          message: `The page leaves out "${duty}" of ${site}, which ${law} asks for.`,
          remedy: `Remove it from ${byAttribute ? 'the attribute guarantee-notice' : '"duties" of the JSON block'}, unless the page shows it elsewhere (docs/legal.md).`,
          element,
        },
      ]
    const message = `The footer does not show "${duty}" of ${site}, which ${law} asks for.`
    const remedy = 'Include the fragment of this release, and let no style of the page hide its legal links.'
    return [{ code: 'DUTY_MISSING', message, remedy, element }]
  })
}

/** A page with a header is one of the shop's, and needs a footer for them. */
export function examineDuties(): Finding[] {
  const tags = pageTags()
  const footers = tags.filter(({ localName }) => localName === 'shop-footer')
  const [header] = tags.filter(({ localName }) => localName === 'shop-header')
  if (footers.length > 0 || !header) return footers.flatMap(ofFooter)
  const { site } = readProps(header, {}) as CommonProps
  const missing = dutiesOf(site)
  if (missing.length === 0) return []
  const message = `The page has no footer, so it does not show what the law of ${site} asks for: ${missing.map(([duty]) => `"${duty}" (${LAWS[duty].law})`).join(', ')}.`
  const remedy = 'Add <shop-footer>, or links to these pages (docs/legal.md).'
  return [{ code: 'DUTY_MISSING', message, remedy, element: header }]
}
