/**
 * A bare tag gets its fragment from the release, as if its page had it: it is painted and live without React (DELIVERY-65). On its own,
 * as a page with fragments does without it.
 */
import { messageOf, say } from '../page/browser/say.ts'
import { trusted } from '../page/browser/trusted.ts'
import { PAINTED_DEFAULTS } from '../page/configuration/default-facts.ts'
import { givenTo } from '../page/configuration/given-to.ts'
import { BARE_FRAGMENTS } from '../page/configuration/tag-facts.ts'
import { DEFAULT_SITE } from '../shop/sites/sites.ts'
import { DEFAULT_THEME, THEMES } from '../shop/themes.ts'
import type * as ContentFragment from './content-fragment.ts'

/** By site, of each fragment in its order the first half of its hash (SHA-256, base64). Filled in by the build. */
declare const __SHOP_ELEMENTS_FRAGMENTS__: Readonly<Record<string, readonly string[]>>
const HASHES = __SHOP_ELEMENTS_FRAGMENTS__

/** Fragments that are on their way or there, by name: `DE/shop-header.reduced`. An object, since a page may have replaced `Map` (THEME-23). */
const fetched: Record<string, Promise<string> | undefined> = {}

/** An unknown one counts as DE. */
function siteOf(host: Element): string {
  const site = `${givenTo(host, 'site')}`
  return Object.hasOwn(HASHES, site) ? site : DEFAULT_SITE
}

/** The fragment of an element as its attributes are now; undefined where the release has none. */
function nameOf(host: Element): string | undefined {
  const isOther = ([name, painted]: [string, string]) => (givenTo(host, name) ?? painted) !== painted
  if (Object.entries(PAINTED_DEFAULTS).some(isOther)) return undefined
  const isReduced = (host.getAttribute('reduced') ?? 'false') !== 'false'
  const name = `${siteOf(host)}/${host.localName}${isReduced ? '.reduced' : ''}`
  return hashOf(name) && name
}

function hashOf(name: string): string | undefined {
  const [site = '', file = ''] = name.split('/')
  return HASHES[site]?.[BARE_FRAGMENTS.indexOf(file)]
}

/**
 * Half of a hash is as hard to meet by another text as 2¹²⁸ tries, and takes half of the bytes; `integrity` would need all of it. A page
 * without TLS can't compute it, and could not trust this code either.
 *
 * @throws when it can't be fetched, or is another one than the build's.
 */
async function fetchFragment(name: string, urlOf: (file: string) => string): Promise<string> {
  const html = await (await fetch(urlOf(`fragments/${name}.html`))).text()
  const hash = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(html))
  if (hash && !btoa(String.fromCharCode(...new Uint8Array(hash))).startsWith(`${hashOf(name)}`))
    throw new Error('it is not the one of this release')
  return html
}

/** The fragment with the content of the services; undefined where the page names no fragment service, or it has none now. */
async function contentOf(host: Element, urlOf: (file: string) => string): Promise<string | undefined> {
  const named = document.querySelector('script[fragments]')?.getAttribute('fragments')
  const service = named ?? givenTo(host, 'fragments')
  const file: string = urlOf('content-fragment.js')
  if (!service) return undefined
  const code: Promise<typeof ContentFragment> = import(file)
  return code.then(
    ({ fetchContent }) => fetchContent(host, `${service}`, siteOf, givenTo),
    // The browser has said that it can't be fetched.
    () => undefined,
  )
}

/**
 * Attaches the fragment of a bare tag. Resolves with false where there is none, or none that can be had: then React renders the tag.
 * Never rejects.
 */
export async function attachFragment(host: HTMLElement, urlOf: (file: string) => string): Promise<boolean> {
  const content = await contentOf(host, urlOf)
  if (content && !host.shadowRoot) attach(host, templateOf(content))
  if (host.shadowRoot) return true
  const name = nameOf(host)
  if (!name) return false
  try {
    fetched[name] ??= fetchFragment(name, urlOf)
    const html = await fetched[name]
    const theme = givenTo(host, 'theme') ?? DEFAULT_THEME
    // A header is in sight. The live layer does the same for other tags, a little later. An unknown theme counts as the default one.
    const isThemed = theme !== DEFAULT_THEME && THEMES.includes(`${theme}`) && host.localName === 'shop-header'
    const themeFile: string = urlOf(`themes/shop-header.${theme}.js`)
    const { default: themeCss } = isThemed ? await import(themeFile) : { default: '' }
    if (host.shadowRoot) return true
    // The page has changed it meanwhile.
    if (nameOf(host) !== name) return attachFragment(host, urlOf)
    // In another language than the site's.
    if (!html.includes(`lang="${givenTo(host, 'locale') ?? ''}`)) return false
    const root = attach(host, templateOf(html), themeCss)
    if (isThemed) root.querySelector('[data-theme]')?.setAttribute('data-theme', `${theme}`)
    return true
  } catch (error) {
    fetched[name] = undefined
    say('warn', `Fragment ${name}: ${messageOf(error)}. <${host.localName}> is rendered by its code.`)
    return false
  }
}

function templateOf(html: string): HTMLTemplateElement {
  const parsed = document.createElement('template')
  parsed.innerHTML = trusted('createHTML', html)
  return templateIn(parsed.content)
}

const templateIn = (parent: ParentNode) => parent.querySelector('template[shadowrootmode]') as HTMLTemplateElement

/** Attaches a template as the parser would, with its styles as a sheet that a strict policy allows without a hash (DELIVERY-20). */
function attach(host: Element, template: HTMLTemplateElement, themeCss = ''): ShadowRoot {
  // First: our own elements look for it when they are to attach one.
  template.remove()
  const sheet = new CSSStyleSheet()
  let css = ''
  for (const style of template.content.querySelectorAll('style')) {
    css += style.textContent
    style.remove()
  }
  sheet.replaceSync(css + themeCss)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.append(template.content)
  // Its hash is checked. The live layer looks at one that has come into what is left of another (DELIVERY-95).
  if (!host.innerHTML.includes('shop-base')) root.querySelector('[data-root]')?.setAttribute('data-root', '')
  for (const form of root.querySelectorAll('shop-newsletter')) attach(form, templateIn(form))
  return root
}
