/** Fragments that a tool has changed on their way, with what is missing and the tool that is likely to have done so (DELIVERY-94). */
import { PAINTED_ATTRIBUTES } from '../page/configuration/element-props.ts'
import { type Change, changedFragments, changesOf, isReplaced, leftOf, WORDS } from '../page/fragment/changed.ts'
import { LEFT } from '../page/fragment/shape.ts'
import { type Finding, nameOf } from './finding.ts'
import { type Lost, lostParts } from './lost-parts.ts'
import { pageTags } from './page-tags.ts'

/** Whether a blank takes room: most do not, at the edge of a box. */
function isSeen(text: Text, from: number, to: number): boolean {
  const range = document.createRange()
  range.setStart(text, from)
  range.setEnd(text, to)
  return [...range.getClientRects()].some(({ width }) => width > 0)
}

function textsOf(root: ParentNode & Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, script')) texts.push(walker.currentNode as Text)
  return texts
}

/** How many line ends a formatter has put beside texts that take room there: a fragment has none of its own (DELIVERY-92). */
function visibleBlanks(element: HTMLElement): number {
  const container = element.shadowRoot?.querySelector(`[${PAINTED_ATTRIBUTES}]`)
  const isBroken = (text: Text) => {
    const { data } = text
    const { length } = data
    const [start, end] = [data.slice(0, length - data.trimStart().length), data.slice(data.trimEnd().length)]
    return (
      data.trim() !== '' &&
      ((start.includes('\n') && isSeen(text, 0, start.length)) ||
        (end.includes('\n') && isSeen(text, length - end.length, length)))
    )
  }
  return container ? textsOf(container).filter(isBroken).length : 0
}

/** By what has happened to a fragment, the tools and options that do so, and what helps: docs/through.md has all of them. */
const TOOLS: Readonly<Record<Change | 'moved style' | 'blanks', string>> = {
  style:
    'html-minifier 4 (minifyCSS: false helps), htmlnano with "max", Juice and css-inline (removeStyleTags: false), Markdown, bleach',
  elements:
    'html-minifier-terser with removeEmptyElements, WebC, the_content and wpautop of WordPress, a sanitizer with its defaults, commonmark',
  attributes:
    'pandoc, bluemonday, DOMPurify and other sanitizers with a list of attributes, HTML::Clean (entities => 0)',
  texts: 'a tool that translates the page, Django urlize, a typographer such as that of Markdown',
  data: 'stripslashes or wp_unslash (wp_slash() before wp_insert_post() helps)',
  'no style': 'HTML::Scrubber, Premailer, Swing HTMLEditorKit, a sanitizer that drops <style>',
  'moved style': 'tidy with --custom-tags blocklevel, Critters, Juice or another tool for critical CSS or mails',
  'no data': 'a sanitizer or optimiser that drops scripts, also those of application/json',
  'no release': 'a sanitizer that drops data-… attributes, HTML::Clean (entities => 0), html2po',
  'no menu': 'a sanitizer that drops <button> or the attributes popover, popovertarget and id',
  template: 'a sanitizer with its defaults: DOMPurify, sanitize-html, wp_kses_post, jsoup Safelist, bleach',
  escaped:
    'a template engine that escapes what it inserts: write {{ x|raw }} in Twig, {{{ x }}} in Handlebars, |safe in Django and Jinja2, <%- x %> in EJS, != x in Pug',
  mode: 'a sanitizer that allows <template> without its attribute shadowrootmode',
  twice: 'an include of the template and another one of the CMS, or a cache of parts',
  blanks: 'BeautifulSoup prettify(), diffable-html, pandoc',
}

/** The tags of which the build has fragments. */
const PAINTED = /^shop-(header|footer|newsletter)$/

/** Marked by the hydration that found a difference. */
const CHANGED = '[data-root][data-changed]'

const rootOf = (element: Element) => element.shadowRoot
const inside = (element: Element) => rootOf(element)?.querySelector('shop-newsletter')?.shadowRoot?.innerHTML ?? ''

/** A fragment that no code of ours has looked at. */
function unseenChanges(element: Element): Change[] {
  const { change } = leftOf(element)
  if (change) return [change]
  const root = rootOf(element)
  const isUntouched = !('shopElements' in window) && root && root.adoptedStyleSheets.length === 0
  return isUntouched ? changesOf(element.localName, root.innerHTML + inside(element)) : []
}

/** A style of a fragment that is in the page: whose shadow root has none. */
const isStyleMoved = (): boolean =>
  [...document.querySelectorAll('style')].some(({ textContent }) => /\.shop-base\b/.test(textContent ?? ''))

const KINDS: Readonly<Partial<Record<Change, keyof Lost>>> = {
  style: 'rules',
  elements: 'elements',
  attributes: 'attributes',
  'no release': 'attributes',
  'no menu': 'attributes',
}

function findingOf(element: Element, change: Change, lost: Lost | undefined): Finding {
  const isMoved = change === 'no style' && isStyleMoved()
  const names = KINDS[change] && lost ? lost[KINDS[change]] : []
  const missing = names.length > 0 ? ` (${names.slice(0, 8).join(', ')})` : ''
  const words = isMoved ? 'its <style> is in the page, not in its shadow root' : WORDS[change]
  const end = isReplaced(element.localName, [change]) ? ' It was fetched anew from the release.' : ''
  return {
    code: 'FRAGMENT_CHANGED',
    message: `The fragment of ${nameOf(element)} was changed on its way: ${words}${missing}.${end}`,
    remedy: remedyOf(isMoved ? 'moved style' : change),
    element,
  }
}

const remedyOf = (change: keyof typeof TOOLS) =>
  `Include the fragment of this release byte for byte, after the tool that changes it. These do so: ${TOOLS[change]}. See docs/through.md.`

async function changesOfTag(element: HTMLElement): Promise<Finding[]> {
  const seen = changedFragments().find(({ host }) => host === element)
  const changes = [...new Set([...(seen?.changes ?? []), ...unseenChanges(element)])]
  if (changes.length > 0) {
    const lost = await lostParts(element, seen?.html ?? `${rootOf(element)?.innerHTML}${inside(element)}`)
    return changes.map((change) => findingOf(element, change, lost))
  }
  if (rootOf(element)?.querySelector(CHANGED))
    return [
      {
        code: 'FRAGMENT_CHANGED',
        message: `The fragment of ${nameOf(element)} is not what the element renders: it was rendered again in its place.`,
        remedy:
          'Include the fragment of this release byte for byte: no minifier, no HTML filter and no cache of an older release between.',
        element,
      },
    ]
  const blanks = visibleBlanks(element)
  if (blanks === 0) return []
  const message = `The fragment of ${nameOf(element)} was written in other lines on its way: ${blanks} blanks beside its texts are seen, until it is used.`
  return [{ code: 'FRAGMENT_CHANGED', message, remedy: remedyOf('blanks'), element }]
}

/** A fragment whose tag is gone, too, or is text. */
function withoutTag(): Finding[] {
  const findings: Finding[] = []
  const say = (change: 'template' | 'escaped', words: string, element?: Element) =>
    findings.push({
      code: 'FRAGMENT_CHANGED',
      message: `A fragment was changed on its way: ${words}.`,
      remedy: remedyOf(change),
      ...(element && { element }),
    })
  const stray = document.querySelector(`[${PAINTED_ATTRIBUTES}]`)
  if (stray && !stray.closest('shop-header, shop-footer, shop-newsletter'))
    say('template', 'its tag and its template are gone, and its elements are in the page', stray)
  const texts = document.evaluate('//body//text()[contains(., "shadowrootmode")]', document, null, 7)
  for (let at = 0; at < texts.snapshotLength; at += 1) {
    const { parentElement, nodeValue } = texts.snapshotItem(at) as Text
    const isShown = parentElement && !/^(script|style|textarea|code|pre|noscript)$/.test(parentElement.localName)
    if (isShown && /<shop-[\s\S]*<template/.test(`${nodeValue}`) && LEFT.test(`${nodeValue}`))
      say('escaped', 'it is shown as text', parentElement)
  }
  return findings
}

export async function examineFragments(): Promise<Finding[]> {
  const tags = pageTags().filter(({ localName }) => PAINTED.test(localName))
  return [...(await Promise.all(tags.map(changesOfTag))).flat(), ...withoutTag()]
}
