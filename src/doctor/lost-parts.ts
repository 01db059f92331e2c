import { TABLES } from '../page/configuration/attribute-findings.ts'
import { readProps } from '../page/configuration/element-props.ts'
import { countedAttribute, isElement, namesOfStyles, type Part, partsOf } from '../page/fragment/shape.ts'
import { base } from './loaders.ts'
import { ownFetch } from './own-fetch.ts'

/** Names of what a fragment of the release has, and a changed one has not, or less of. */
export interface Lost {
  rules: string[]
  elements: string[]
  attributes: string[]
}

/** The fragment that the build has made for a tag; undefined where it can't be had. */
export async function releasedFragment(element: HTMLElement): Promise<string | undefined> {
  const { site, reduced } = readProps(element, TABLES[element.localName] ?? {}) as unknown as Record<string, unknown>
  const file = `fragments/${site}/${element.localName}${reduced === true ? '.reduced' : ''}.html`
  const answer = await ownFetch(base() + file, {}).catch(() => undefined)
  return answer?.ok ? answer.text() : undefined
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const there = countsOf(found)
  return [...countsOf(wanted)].filter(([name, count]) => (there.get(name) ?? 0) < count).map(([name]) => name)
}

const elementsIn = (parts: readonly Part[]) => parts.filter(isElement).map(({ name }) => name)

const attributesIn = (parts: readonly Part[]) =>
  parts
    .filter(isElement)
    .flatMap(({ attributes }) => attributes.flatMap((one) => countedAttribute(one)?.split('=', 1) ?? []))

export async function lostParts(element: HTMLElement, html: string): Promise<Lost | undefined> {
  const released = await releasedFragment(element)
  if (released === undefined) return undefined
  // Not the tag itself, nor the templates that make shadow roots.
  const wanted = partsOf(released.slice(released.indexOf('<template'))).filter(({ name }) => name !== 'template')
  const found = partsOf(html)
  return {
    rules: missing(namesOfStyles(wanted), namesOfStyles(found)),
    elements: missing(elementsIn(wanted), elementsIn(found)),
    attributes: missing(attributesIn(wanted), attributesIn(found)),
  }
}
