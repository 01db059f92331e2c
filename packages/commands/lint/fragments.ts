/** Fragments that a template holds: pasted, included or escaped (LINT-3). */
import { ESCAPED } from '../passes/compare-fragments.ts'
import { isNote } from '../passes/kinds.ts'
import { likelyTool } from '../passes/likely-tool.ts'
import { pageFragments, type Render } from '../passes/page-fragments.ts'
import type { Element } from '../template-elements.ts'
import type { LintFinding } from './finding.ts'
import { MASK, masked } from './masked.ts'

/** The longest address of an include that is read. */
const MOST_SIGNS = 400
const INCLUDE = /<!--#\s{1,9}include\b/g
const OURS = /\/fragments\/|shop-(header|footer|newsletter)/

function placeAt(text: string, offset: number) {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Apache takes an include with a blank for a comment; nginx reads both. */
export function includeFindings(text: string): LintFinding[] {
  return [...text.matchAll(INCLUDE)]
    .filter(({ index }) => OURS.test(text.slice(index, index + MOST_SIGNS).split('-->')[0] ?? ''))
    .map(({ index }) => ({
      rule: 'INCLUDE_WITH_BLANK',
      message: 'Apache takes this include for a comment, for the blank before "include".',
      remedy: 'Write <!--#include …, which nginx reads too.',
      ...placeAt(text, index),
    }))
}

/** Elements that show source on purpose, or hold code. */
const HOLD_SOURCE = ['code', 'pre', 'textarea', 'script', 'style', 'title', 'kbd', 'samp', 'xmp']

export function escapedFindings(all: readonly Element[]): LintFinding[] {
  const found = all
    .filter(({ tagName }) => !HOLD_SOURCE.includes(tagName))
    .flatMap(({ childNodes }) => childNodes)
    .find((node) => node.nodeName === '#text' && 'value' in node && ESCAPED.test(node.value))
  if (!found) return []
  const { startLine = 1, startCol = 1 } = found.sourceCodeLocation ?? {}
  return [
    {
      rule: 'FRAGMENT_ESCAPED',
      message: 'The source of a fragment or tag is escaped, so visitors read it as text.',
      remedy: 'Write it as HTML: in Twig {{ x|raw }}, in Handlebars {{{ x }}}, in Smarty {$x nofilter}.',
      line: startLine,
      column: startCol,
    },
  ]
}

/** Code of a template beside style sheets and JSON, in which our own signs look like code. */
const hasCode = (fragment: string) => masked(fragment.replace(/<(style|script)\b[^>]*>[^<]*<\/\1>/g, '')).includes(MASK)

/** Pasted fragments that are no longer those of this release, which has made them. Others, and what a template writes, are not judged. */
export async function pastedFindings(text: string, version: string, render: Render): Promise<LintFinding[]> {
  if (!text.includes('shadowrootmode')) return []
  const found = await pageFragments(text, version, render)
  return found.flatMap(({ tag, start, end, changes }): LintFinding[] => {
    const kinds = changes.filter(({ kind }) => !['OTHER_RELEASE', 'TWICE'].includes(kind))
    const [first] = kinds
    if (!first || start === undefined || hasCode(text.slice(start, end))) return []
    const isAltered = kinds.some(({ kind }) => !isNote(kind))
    const likely = likelyTool(kinds, text.slice(start, end))
    const what = kinds.map(({ kind, examples }) => `${kind} (${examples[0]})`).join(', ')
    const message = `The fragment of <${tag}> differs from that of release ${version}: ${what}.`
    const remedy = `Paste it anew from dist/fragments/, or include it.${likely ? ` Probably ${likely.tool} has changed it.` : ''}`
    return [{ rule: isAltered ? 'FRAGMENT_ALTERED' : 'FRAGMENT_REFORMATTED', message, remedy, ...placeAt(text, start) }]
  })
}
