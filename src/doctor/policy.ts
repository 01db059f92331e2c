import { type Finding, nameOf } from './finding.ts'
import { base } from './loaders.ts'
import { ownFetch, pageHeader } from './own-fetch.ts'
import { pageTags } from './page-tags.ts'

interface Violation {
  effectiveDirective: string
  blockedURL?: string
  blockedURI?: string
  sourceFile?: string | null
}

/** Code of the release that fetches its other files: fragments of bare tags, and in Firefox all code. */
const FETCHING = /^(bare-tags|arrivals)\.js$/

const fetchesFiles = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.startsWith(base()) && FETCHING.test(name.slice(base().length)))

/** Asks the release's host, if the page needs to: what forbids it is then seen. */
export async function askRelease(): Promise<Finding[]> {
  if (fetchesFiles()) await ownFetch(`${base()}manifest.json`, { cache: 'no-store' }).catch(() => undefined)
  return []
}

/** Violations by the elements: files of the CDN, and calls that the doctor has just made, but not what it alone wants to see. */
function isOurs({ effectiveDirective, blockedURL, blockedURI, sourceFile }: Violation): boolean {
  const blocked = blockedURL ?? blockedURI ?? ''
  const isByDoctor = effectiveDirective === 'connect-src' && sourceFile?.endsWith('/doctor.js')
  if (isByDoctor && blocked.startsWith(base()) && !fetchesFiles()) return false
  return blocked.startsWith(new URL(base()).origin) || sourceFile?.startsWith(base()) === true
}

/** Collects violations while the other checks run; browsers with a ReportingObserver also report earlier ones. */
export function watchViolations(): () => Violation[] {
  const seen: Violation[] = []
  const note = (event: SecurityPolicyViolationEvent) => seen.push(event)
  document.addEventListener('securitypolicyviolation', note)
  const observer =
    'ReportingObserver' in window
      ? new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true })
      : undefined
  observer?.observe()
  return () => {
    document.removeEventListener('securitypolicyviolation', note)
    for (const { body } of observer?.takeRecords() ?? []) if (body) seen.push(body as unknown as Violation)
    observer?.disconnect()
    return seen
  }
}

function blockedFindings(violations: readonly Violation[]): Finding[] {
  const blocked = violations.filter(isOurs).map((violation) => {
    const { effectiveDirective, blockedURL, blockedURI } = violation
    const what = blockedURL ?? blockedURI ?? ''
    return {
      directive: effectiveDirective.replace(/-(elem|attr)$/, ''),
      source: originOf(what) ?? what,
    }
  })
  const unique = new Map(blocked.map((one) => [`${one.directive} ${one.source}`, one]))
  return [...unique.values()].map(({ directive, source }) => ({
    code: 'CSP_BLOCKS' as const,
    message: `The page's Content-Security-Policy blocks ${source}, which the elements need, by ${directive}.`,
    remedy: originOf(source)
      ? `Add ${source} to ${directive}.`
      : `See "Content-Security-Policy" in docs/embedding.md for ${directive}.`,
  }))
}

/** Undefined for words such as `inline`. */
function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

async function hashOf(text: string): Promise<string> {
  // Missing on insecure pages; the manifest has the hash too.
  if (!crypto.subtle) return 'the hash from "csp.styleHashes" in manifest.json'
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

/** Fragments whose `<style>` is blocked. The element adopts its sheet later, by script. */
async function styleFindings(): Promise<Finding[]> {
  const found = pageTags().map(async (element): Promise<Finding[]> => {
    const style = element.shadowRoot?.querySelector('style')
    if (!style || (style.sheet?.cssRules.length ?? 0) > 0) return []
    const message = `The page's Content-Security-Policy blocks the style of the ${nameOf(element)} fragment: it is unstyled until the script has loaded.`
    return [
      {
        code: 'CSP_STYLE_HASH',
        message,
        remedy: `Add ${await hashOf(style.textContent ?? '')} to style-src.`,
        element,
      },
    ]
  })
  return (await Promise.all(found)).flat()
}

/** The page's policies, from its response header and its meta tags. */
async function policies(): Promise<string[]> {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')
  const inMetas = [...metas].map(({ content }) => content)
  const header = await pageHeader('content-security-policy')
  return header === null ? inMetas : [...inMetas, ...header.split(',')]
}

/** `trusted-types` must allow our policies. */
async function trustedTypesFindings(): Promise<Finding[]> {
  const directives = (await policies()).flatMap((policy) => policy.split(';').map((part) => part.trim().split(/\s+/)))
  const needed = ['dompurify', ...(document.querySelector('shop-header[consent]') ? ['shop-elements'] : [])]
  return directives.flatMap(([name, ...allowed]): Finding[] => {
    const missing = needed.filter((policy) => !allowed.includes(policy))
    if (name?.toLowerCase() !== 'trusted-types' || allowed.includes('*') || missing.length === 0) return []
    const names = missing.join(' ')
    const message = `The page's Content-Security-Policy allows no Trusted Types policy "${names}": promotions lose their markup, and the consent manager is not loaded.`
    return [{ code: 'CSP_TRUSTED_TYPES', message, remedy: `Add ${names} to trusted-types.` }]
  })
}

/** Findings about what the page's Content-Security-Policy blocks (DELIVERY-37). */
export const examinePolicy = async (violations: readonly Violation[]): Promise<Finding[]> => [
  ...blockedFindings(violations),
  ...(await styleFindings()),
  ...(await trustedTypesFindings()),
]

/** Known to browsers, which pass over others. */
const POLICY = /^(no-referrer|same-origin|(strict-)?origin(-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/
/** They tell other hosts the whole address. */
const TELLING = /^(unsafe-url|no-referrer-when-downgrade)$/

/** Whether the page tells other hosts its address, with the token of a mail's link, before our code takes it out (NEWS-61). */
export async function examineMailToken(): Promise<Finding[]> {
  const element = pageTags().find((tag) => tag.matches('shop-newsletter:is([mode=confirm], [mode=manage])'))
  if (!element) return []
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name=referrer i]')
  // The last one counts.
  const given = [(await pageHeader('referrer-policy')) ?? '', ...[...tags].map(({ content }) => content)].join(',')
  const policy = given
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => POLICY.test(one))
    .at(-1)
  if (!policy || !TELLING.test(policy)) return []
  const message = `The page has the referrer policy "${policy}": the CDN and other hosts get the token of the mail's link.`
  return [
    { code: 'TOKEN_IN_REFERRER', message, remedy: 'Send "Referrer-Policy: strict-origin" with this page.', element },
  ]
}
