/** Headers of a page that is shown from another address. */

/** What our code needs; all of it comes from the page's own host here. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-elem': ["'self'"],
  'style-src': ["'self'"],
  'style-src-elem': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'trusted-types': ['shop-elements', 'dompurify'],
}

/** A policy that allows what is put into the page, with the hashes of its styles. */
export function allowing(policy: string, styleHashes: readonly string[] = []): string {
  const directives = new Map(
    policy
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .filter(([name = '']) => name !== '' && !LEFT_OUT.includes(name.toLowerCase()))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
  const general = directives.get('default-src')
  // A hash of a style in default-src would be one of a script, too.
  if (general && styleHashes.length > 0 && !directives.has('style-src')) directives.set('style-src', general)
  return [...directives].map(([name, sources]) => [name, ...sourcesOf(name, sources, styleHashes)].join(' ')).join('; ')
}

function sourcesOf(name: string, sources: readonly string[], styleHashes: readonly string[]): string[] {
  const own = [...(NEEDED[name] ?? []), ...(name.startsWith('style-src') ? styleHashes : [])]
  return [...new Set([...sources.filter((source) => own.length === 0 || source !== "'none'"), ...own])]
}

/** What would lead to the page's own host, or forbid a copy of it. */
const LEFT_OUT = [
  'upgrade-insecure-requests',
  'block-all-mixed-content',
  'frame-ancestors',
  'report-uri',
  'report-to',
  'sandbox',
]
