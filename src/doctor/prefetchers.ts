/** Speculation rules of the page that would open what changes something (NEXT-7). Those of a header `Speculation-Rules` can't be read. */
import { effectFinding, OWN_EFFECTS } from '../shop/next-page/effect-finding.ts'
import { fetchedEffects, type JudgedLink } from '../shop/next-page/judge.ts'
import type { Finding } from './finding.ts'
import { pageTags } from './page-tags.ts'

const judged = (link: HTMLAnchorElement): JudgedLink => ({
  href: link.href,
  matches: (selector) => link.matches(selector),
})

/** As they will be in our shadow roots once somebody opens account and cart. */
function ownLinks(): HTMLAnchorElement[] {
  const { body } = document.implementation.createHTMLDocument('')
  return OWN_EFFECTS.map((attributes) => {
    const link = body.appendChild(document.createElement('a'))
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    // The address is that on this page, not in the empty document.
    link.href = new URL(attributes.href, document.baseURI).href
    return link
  })
}

export function examinePrefetchers(): Finding[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=speculationrules]')]
  if (scripts.length === 0) return []
  const roots = [document, ...pageTags().flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const links = [...roots.flatMap((root) => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')]), ...ownLinks()]
  return scripts.flatMap((element): Finding[] => {
    const effects = fetchedEffects(element.text, links.map(judged), document.baseURI)
    return effects.length > 0 ? [{ code: 'PREFETCHES_EFFECT', ...effectFinding(effects), element }] : []
  })
}
