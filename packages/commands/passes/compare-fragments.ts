/**
 * A fragment as it was made and as it came through a tool, by their parsed trees (PASSES-2): without files, processes and the network,
 * so that a page can use it too.
 */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { isTag } from '../../../src/page/configuration/tags.ts'
import { type Element, elementsIn, isFragment } from '../template-elements.ts'
import { compareElements, compareSheets, nameOf } from './compare-elements.ts'
import { type Change, Changes } from './kinds.ts'

type Document = DefaultTreeAdapterTypes.Document

const parsed = (html: string): Document => parse(html, { sourceCodeLocationInfo: true })

/** How the source of one begins, also when it was escaped twice. */
export const ESCAPED = /(<|&(amp;){0,9}lt;)(shop-(header|footer|newsletter)\b|template shadowroot)/i

/** Whether the page shows the source of one as text. */
function isEscapedIn(document: Document): boolean {
  const waiting: DefaultTreeAdapterTypes.Node[] = [document]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next && next.nodeName === '#text' && ESCAPED.test(next.value)) return true
    if ('content' in next) waiting.push(...next.content.childNodes)
    if ('childNodes' in next && !isCode(next)) for (const child of next.childNodes) waiting.push(child)
  }
  return false
}
const isCode = (node: DefaultTreeAdapterTypes.ParentNode) => node.nodeName === 'script' || node.nodeName === 'style'

export interface CompareOptions {
  /** The element of the page that is meant, counted from 0; without it the page must have one. */
  at?: number
  /** Texts and elements are of other content of the services: nothing but the style sheet and the frame can be compared. */
  hasOtherContent?: boolean
}

/**
 * @param given One fragment of a release.
 * @param got What came: a fragment, or a page with it.
 */
export function compareFragments(given: string, got: string, options: CompareOptions = {}): Change[] {
  const changes = new Changes()
  const [made] = [...elementsIn(parsed(given))].map(([element]) => element).filter(({ tagName }) => isTag(tagName))
  if (!made) throw new Error('This is no fragment.')
  const tag = made.tagName
  if (got.trim() === '') {
    changes.add('NOTHING_CAME', 'the output is empty')
    return changes.list()
  }
  const page = parsed(got)
  const found = [...elementsIn(page)].map(([element]) => element).filter(({ tagName }) => tagName === tag)
  const came = found[options.at ?? 0]
  if (!came) {
    if (isEscapedIn(page)) changes.add('ESCAPED', `<${tag}> is text`)
    else changes.add('NOTHING_CAME', `there is no <${tag}>`)
    return changes.list()
  }
  if (options.at === undefined && found.length > 1) changes.add('TWICE', `<${tag}> is there ${found.length} times`)
  compareTags(made, came, changes, options)
  return changes.list()
}

function compareTags(made: Element, came: Element, changes: Changes, { hasOtherContent }: CompareOptions): void {
  const [template, other] = [made, came].map(({ childNodes }) => childNodes.find(isFragment))
  const open = [other, came].find((one) => one?.sourceCodeLocation && !one.sourceCodeLocation.endTag)
  if (open) {
    changes.add('CUT', `${nameOf(open)} is never closed`)
    return
  }
  const isClosed = came.childNodes.some(({ nodeName }) => nodeName === 'template')
  if (template && other && hasOtherContent) compareSheets(template, other, changes, true)
  else if (!template || other) compareElements(made, came, changes)
  else if (isClosed) changes.add('ATTRIBUTES_MISSING', 'shadowrootmode of <template>')
  else if (came.childNodes.some((one) => 'tagName' in one)) changes.add('UNWRAPPED', `<template> of <${made.tagName}>`)
  else changes.add('ELEMENTS_MISSING', `<template> in <${made.tagName}>`)
}
