/** Headers of a page that is shown from another address. */

/** The sources that our code needs; all of it comes from the page's own host here. */
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

/** Hashes of what was put into a page. */
export interface PutIn {
  styles: readonly string[]
  scripts: readonly string[]
  /** The nonce that our scripts have, if the page has none. */
  nonce?: string | undefined
}

/** A policy that allows what was put into the page. */
export function allowing(policy: string, putIn: PutIn = { styles: [], scripts: [] }): string {
  const directives = new Map(
    policy
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .filter(([name = '']) => name !== '' && !LEFT_OUT.includes(name.toLowerCase()))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
  const general = directives.get('default-src')
  // A hash in default-src would be one of styles and scripts alike.
  for (const [name, hashes] of [
    ['style-src', putIn.styles],
    ['script-src', putIn.scripts],
  ] as const)
    if (general && hashes.length > 0 && !directives.has(name)) directives.set(name, general)
  return [...directives].map(([name, sources]) => [name, ...sourcesOf(name, sources, putIn)].join(' ')).join('; ')
}

function sourcesOf(name: string, sources: readonly string[], { styles, scripts, nonce }: PutIn): string[] {
  const hashes = name.startsWith('style-src') ? styles : name.startsWith('script-src') ? scripts : []
  // A hash would take 'unsafe-inline' its effect, and the page its inline code.
  const isOpen = sources.includes("'unsafe-inline'") && !sources.some((source) => CLOSING.test(source))
  const ofStrict = nonce && sources.includes(STRICT) ? [`'nonce-${nonce}'`] : []
  const own = [...(NEEDED[name] ?? []), ...(isOpen ? [] : hashes), ...ofStrict]
  return [...new Set([...sources.filter((source) => own.length === 0 || source !== "'none'"), ...own])]
}

/** With it a script is trusted by its nonce or hash, or by a script that is; hosts count no more. */
export const STRICT = "'strict-dynamic'"
/** Beside these, 'unsafe-inline' has no effect. */
const CLOSING = /^'(nonce-|sha\d+-|strict-dynamic)/i

/** Directives that would lead to the page's own host, or forbid a copy of it. */
const LEFT_OUT = [
  'upgrade-insecure-requests',
  'block-all-mixed-content',
  'frame-ancestors',
  'report-uri',
  'report-to',
  'sandbox',
]
