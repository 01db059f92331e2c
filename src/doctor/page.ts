/** Properties of the whole page that work against the elements (DELIVERY-63). */

import { effectFinding, fetchedEffects, type JudgedLink, OWN_EFFECTS } from '../shop/next-page/judge.ts'
import { type Finding, nameOf } from './finding.ts'
import { pageTags, parentOf } from './page-tags.ts'

function quirks(): Finding[] {
  if (document.compatMode !== 'BackCompat') return []
  const message = 'The page has no doctype: the browser lays it out in quirks mode, with other margins and sizes.'
  return [{ code: 'QUIRKS_MODE', message, remedy: 'Begin the page with <!doctype html>.' }]
}

function base(): Finding[] {
  const element = document.querySelector<HTMLBaseElement>('base[href]')
  const { origin } = new URL(element?.href ?? location.href, location.href)
  if (!element || new URL('.', element.href).href === new URL('.', location.href).href) return []
  const isOther = origin !== location.origin
  const message = isOther
    ? `<base> leads to ${origin}: links of the elements that are relative go there.`
    : `<base> leads to ${new URL(element.href).pathname}: relative addresses of the page's settings are read from there.`
  const remedy = isOther ? 'Remove it, or set absolute addresses.' : 'Write addresses that begin with "/".'
  return [{ code: 'BASE_ELEMENT', message, remedy, element }]
}

function origin(): Finding[] {
  if (self.origin !== 'null') return []
  const message = 'The page has an opaque origin: it has no cookies and no storage, and services see no visitor.'
  return [{ code: 'OPAQUE_ORIGIN', message, remedy: 'Add allow-same-origin to the sandbox of its frame.' }]
}

/** The box around a tag, or the tag, that is zoomed by CSS. */
function zoomed(tag: HTMLElement): Element | undefined {
  for (let element: Element | null = tag; element; element = parentOf(element)) {
    const { zoom } = getComputedStyle(element)
    if (zoom && Number(zoom) !== 1) return element
  }
  return undefined
}

function zoom(): Finding[] {
  return [...new Set(pageTags().flatMap((tag) => zoomed(tag) ?? []))].map((element) => ({
    code: 'ZOOM',
    message: `${nameOf(element)} has "zoom: ${getComputedStyle(element).zoom}": the elements in it have another size than the window's media queries expect.`,
    remedy: 'Remove "zoom" there. The elements have tokens for their sizes (docs/theming.md).',
    element,
  }))
}

/** `<shop-header />` closes nothing: the page goes on in the tag, where nothing of it is seen. */
function notClosed(): Finding[] {
  return pageTags().flatMap((element): Finding[] => {
    const inside = element.querySelector<HTMLElement>(
      ':scope > :is(main, header, footer, shop-header, shop-footer, shop-newsletter, shop-minicart)',
    )
    if (!inside || inside.slot) return []
    const { localName: tag } = element
    const message = `<${tag}> holds <${inside.localName}> of the page, which is not seen there: the tag is not closed.`
    return [
      {
        code: 'TAG_NOT_CLOSED',
        message,
        remedy: `Write <${tag}></${tag}>; <${tag} /> closes nothing in HTML.`,
        element,
      },
    ]
  })
}

/** Tags that a page has once. */
const SINGLE = ['shop-header', 'shop-footer', 'shop-preview']

/** A second one beside the first: an include of the template, and another of the CMS. */
function twice(): Finding[] {
  return SINGLE.flatMap((tag): Finding[] => {
    const [first, second, ...others] = pageTags().filter(({ localName }) => localName === tag)
    if (!first || !second || first.contains(second)) return []
    const message = `<${tag}> stands ${2 + others.length} times on the page: each of them shows all, and asks the services.`
    return [{ code: 'TAG_TWICE', message, remedy: 'Keep one. Look for the other one in includes.', element: second }]
  })
}

function inShadowRoots(): Finding[] {
  return pageTags().flatMap((element): Finding[] => {
    const root = element.getRootNode()
    if (!(root instanceof ShadowRoot)) return []
    const message = `${nameOf(element)} is in the shadow root of ${nameOf(root.host)}: styles of the page do not reach it, and reserve.css keeps no space for it.`
    return [
      { code: 'TAG_IN_SHADOW_ROOT', message, remedy: 'Put the tag into the page itself, or into a slot.', element },
    ]
  })
}

export const examinePage = (): Finding[] => [
  ...quirks(),
  ...base(),
  ...origin(),
  ...zoom(),
  ...inShadowRoots(),
  ...twice(),
  ...notClosed(),
]

/** Speculation rules of the page that would open what changes something (NEXT-7). Those of a header `Speculation-Rules` can't be read. */
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
