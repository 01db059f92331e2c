/** Mistakes with our tags in one template: HTML, or a language of templates around it (LINT-1). */
import { parse } from 'parse5'
import { attributeFindings, unknownTagFinding } from '../../../src/page/configuration/attribute-findings.ts'
import { parseJsonBlock } from '../../../src/page/configuration/json-block.ts'
import { jsonBlockFindings, pageRootFindings } from '../../../src/page/configuration/setting-findings.ts'
import { TAGS } from '../../../src/page/configuration/tags.ts'
import { attributeOf, type Element, elementsIn, type Found, isFragment } from '../template-elements.ts'
import { dutyFindings } from './duties.ts'
import { byPlace, type LintFinding } from './finding.ts'
import { escapedFindings, includeFindings } from './fragments.ts'
import { MASK, masked } from './masked.ts'
import { prefetcherFindings } from './prefetchers.ts'

/** Elements that no block may stand in. */
const NO_BLOCKS = ['p', 'button', 'a', 'label', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const LOADER = /\/shop-elements\.js([?#]|$)/
const RELEASE_IN_ADDRESS = /\/(\d+\.\d+\.\d+[\w.-]*)\//
const RELEASE_OF_FRAGMENT = /\bdata-release="([^"]+)"/

const isOurs = (element: Element) => TAGS.includes(element.tagName as never)

const loadersIn = (all: readonly Element[]) =>
  all.filter((one) => one.tagName === 'script' && LOADER.test(attributeOf(one, 'src') ?? ''))

function placeOf({ sourceCodeLocation: location }: Element, attribute?: string) {
  const { startLine = 1, startCol = 1 } = (attribute && location?.attrs?.[attribute]) || location || {}
  return { line: startLine, column: startCol }
}

const hasFragment = ({ childNodes }: Element) => childNodes.some(isFragment)

function ofTag([element, outer]: Found, text: string): LintFinding[] {
  const { tagName: tag } = element
  // Attributes that a template writes are not known before it runs.
  const written = element.attrs.filter(({ name, value }) => !name.includes(MASK) && !value.includes(MASK))
  const findings = attributeFindings(tag, `<${tag}>`, written).map(({ code, message, remedy, attribute }) => ({
    rule: code as string,
    message,
    remedy,
    ...placeOf(element, attribute),
  }))
  const { startTag } = element.sourceCodeLocation ?? {}
  if (startTag && text.endsWith('/>', startTag.endOffset))
    findings.push({
      rule: 'TAG_NOT_CLOSED',
      message: `<${tag} /> closes nothing in HTML: what follows becomes a part of the tag, and is not seen.`,
      remedy: `Write <${tag}></${tag}>.`,
      ...placeOf(element),
    })
  let box = outer
  while (box && !NO_BLOCKS.includes(box[0].tagName)) box = box[1]
  if (box)
    findings.push({
      rule: 'TAG_IN_TEXT',
      message: `<${tag}> stands in <${box[0].tagName}>, which holds text only.`,
      remedy: 'Put it beside that element.',
      ...placeOf(element),
    })
  return findings
}

/** The loader, and what belongs to it, in a template that is a whole page. */
function ofPage(all: readonly Element[], isWhole: boolean): LintFinding[] {
  const tags = all.filter(isOurs)
  const loaders = loadersIn(all)
  const [first, second] = loaders
  const [tag] = tags
  const findings: LintFinding[] = loaders
    .filter((one) => attributeOf(one, 'type') !== 'module')
    .map((one) => ({
      rule: 'LOADER_NOT_MODULE',
      message: 'The loader is no module, so it does not run.',
      remedy: 'Write <script type="module" src="…">.',
      ...placeOf(one),
    }))
  if (second && isWhole)
    findings.push({
      rule: 'TWO_LOADERS',
      message: `The loader is there ${loaders.length} times; only the first one is used.`,
      remedy: 'Keep one script tag.',
      ...placeOf(second),
    })
  if (tag && !first && isWhole)
    findings.push({
      rule: 'NO_LOADER',
      message: `The page has <${tag.tagName}>, but no loader.`,
      remedy: 'Add <script type="module" src="https://…/shop-elements.js" crossorigin></script>, or include it.',
      ...placeOf(tag),
    })
  for (const tag of ['shop-header', 'shop-footer', 'shop-preview']) {
    const [, again] = tags.filter((one) => one.tagName === tag)
    if (again && isWhole)
      findings.push({
        rule: 'TAG_TWICE',
        message: `<${tag}> is there twice: each of them shows all, and asks the services.`,
        remedy: 'Keep one.',
        ...placeOf(again),
      })
  }
  const bare = tags.find((one) => !hasFragment(one) && ['shop-header', 'shop-footer'].includes(one.tagName))
  const hasReserve = all.some((one) => one.tagName === 'link' && /reserve\.css/.test(attributeOf(one, 'href') ?? ''))
  if (bare && isWhole && first && !hasReserve)
    findings.push({
      rule: 'NO_RESERVE_CSS',
      message: `<${bare.tagName}> has no fragment, and the page keeps no room for it: it moves the page when it comes.`,
      remedy: 'Add <link rel="stylesheet" href="…/reserve.css"> of the same release, or include the fragment.',
      ...placeOf(bare),
    })
  return findings
}

const textIn = ({ childNodes: [text] }: Element): string => (text && 'value' in text ? text.value : '')

/** The JSON block and the page root's `data-*`, as far as no template writes them. */
function ofSettings(all: readonly Element[]): LintFinding[] {
  const blocks = all.filter(
    (one) => attributeOf(one, 'type') === 'application/json' && attributeOf(one, 'data-shop-elements') !== undefined,
  )
  const found = [
    ...blocks
      .filter((one) => !textIn(one).includes(MASK))
      .flatMap((one) =>
        jsonBlockFindings(parseJsonBlock(textIn(one))).map((finding) => ({ finding, place: placeOf(one) })),
      ),
    ...all
      .filter(({ tagName }) => tagName === 'html')
      .flatMap((root) =>
        root.attrs
          .filter(({ value }) => !value.includes(MASK))
          .flatMap(({ name, value }) =>
            pageRootFindings((one) => (name === `data-${one}` ? value : undefined)).map((finding) => ({
              finding,
              place: placeOf(root, name),
            })),
          ),
      ),
  ]
  return found.map(({ finding: { code, message, remedy }, place }) => ({ rule: code, message, remedy, ...place }))
}

/** Ids of our tags that another element has, too. */
function ofIds(all: readonly Element[]): LintFinding[] {
  const seen = new Map<string, Element>()
  return all.flatMap((element): LintFinding[] => {
    const id = attributeOf(element, 'id')
    if (!id || id.includes(MASK)) return []
    const first = seen.get(id)
    if (!first) {
      seen.set(id, element)
      return []
    }
    if (!isOurs(element) && !isOurs(first)) return []
    const message = `The id "${id}" is that of <${first.tagName}> in line ${placeOf(first).line}, too: links and scripts find the first one.`
    return [{ rule: 'DOUBLED_ID', message, remedy: 'Give one of them another id.', ...placeOf(element, 'id') }]
  })
}

/** Fragments of another version than a pinned loader's. */
function ofReleases(all: readonly Element[], text: string): LintFinding[] {
  const [loader] = loadersIn(all)
  const pinned = loader && RELEASE_IN_ADDRESS.exec(attributeOf(loader, 'src') ?? '')?.[1]
  if (!pinned) return []
  return all.filter(isOurs).flatMap((element): LintFinding[] => {
    const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
    const release = RELEASE_OF_FRAGMENT.exec(text.slice(startOffset, endOffset))?.[1]
    if (!release || release === pinned) return []
    const message = `The fragment of <${element.tagName}> is of release ${release}, the loader of ${pinned}: each page view renders it anew.`
    return [{ rule: 'OTHER_RELEASE', message, remedy: `Include the fragment of ${pinned}.`, ...placeOf(element) }]
  })
}

/** `isHtml`: false for what is compiled first, such as Vue's files, where `<a-tag />` is a whole element. */
export function lintTemplate(text: string, isHtml = true): LintFinding[] {
  const html = masked(text)
  const found = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))]
  const all = found.map(([element]) => element)
  // Text that a template writes, an include perhaps, may be or hold the loader.
  const isWhole = /<(!doctype|html)\b/i.test(html) && !html.includes(MASK)
  const findings = [
    ...found.flatMap((one) => {
      const [element] = one
      if (isOurs(element)) return ofTag(one, isHtml ? html : '')
      const finding = element.tagName.includes('-') && unknownTagFinding(element.tagName, `<${element.tagName}>`)
      return finding
        ? [{ rule: finding.code, message: finding.message, remedy: finding.remedy, ...placeOf(element) }]
        : []
    }),
    ...ofPage(all, isWhole),
    ...ofSettings(all),
    ...ofIds(all),
    ...prefetcherFindings(all).map(({ element, ...finding }) => ({ ...finding, ...placeOf(element) })),
    ...dutyFindings(all, isWhole).map(({ element, attribute, ...finding }) => ({
      ...finding,
      ...placeOf(element, attribute),
    })),
    ...ofReleases(all, html),
    ...includeFindings(text),
    ...escapedFindings(all),
  ]
  return findings.sort(byPlace)
}
