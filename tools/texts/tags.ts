/** Links in texts: `<privacy>our privacy notice</privacy>` (SITE-19). */
import { newsletterLinks } from '../../src/shop/newsletter/newsletter.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'

const LINK = /<(\w+)>([^<>]+)<\/\1>/g

/** The links that a locale's texts may have. */
export function linkNames(locale: string): Set<string> {
  const sites = SITES.filter((site) => localeOf(site) === locale)
  return new Set(['delivery', ...sites.flatMap((site) => Object.keys(newsletterLinks(site)))])
}

export function tagProblems(text: string, locale: string): string[] {
  const known = linkNames(locale)
  const unknown = [...text.matchAll(LINK)].map(([, name = '']) => name).filter((name) => !known.has(name))
  const rest = text.replace(LINK, '$2')
  return [
    ...unknown.map((name) => `there is no page for the link <${name}>`),
    ...(/[<>]/.test(rest) ? ['a link is <name>text</name>, and there is no other markup'] : []),
  ]
}
