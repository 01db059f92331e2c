/** The page of a comparison: plain HTML with pictures beside it, for a browser without a server. All that a page has said is escaped. */
import { escapeMarkup } from '../../../src/shop/text/escape-markup.ts'
import { printable } from '../printed.ts'
import { type Difference, requestChanges, sizeOf, sumsOf } from '../visit/differences.ts'
import type { Visit } from '../visit/visit.ts'

export interface Comparison {
  width: number
  before: Visit
  after: Visit
  differences: Difference[]
  /** Names of files beside the page. */
  pictures: { before: string; after: string }
}

/** More names of requests are not listed. */
const MOST_NAMES = 60

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif } body { margin: 24px auto; padding: 0 16px; max-width: 1600px }
table { table-layout: fixed; border-collapse: collapse; margin: 12px 0; width: 100% } th, td { border: 1px solid GrayText; padding: 4px 8px; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th:first-child { width: 14em } .pair { display: flex; gap: 16px; align-items: start } figure { margin: 0; flex: 1; min-width: 0 } img { max-width: 100%; border: 1px solid GrayText }
.worse { font-weight: 600 } ul { margin: 0; padding-inline-start: 18px }`

/** Without marks that turn the writing around. */
const escaped = (text: string) => escapeMarkup(printable(text))

/** @param changes What was changed in the page, in words. */
export function comparisonPage(url: string, comparisons: readonly Comparison[], changes: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'">
<title>${escaped(url)}: before and after</title><style>${STYLE}</style></head><body>
<h1>Before and after</h1>
<p>${escaped(url)}</p>
<h2>What was changed in the page</h2>
${list(changes)}
${comparisons.map(section).join('\n')}
</body></html>
`
}

const list = (texts: readonly string[]): string =>
  texts.length === 0 ? '–' : `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`

const row = (name: string, before: string, after: string): string =>
  `<tr><th>${escaped(name)}</th><td>${before}</td><td>${after}</td></tr>`

function section({ width, before, after, differences, pictures }: Comparison): string {
  const differing = differences.map(
    ({ text, isWorse }) => `<li${isWorse ? ' class="worse"' : ''}>${isWorse ? 'Worse: ' : ''}${escaped(text)}</li>`,
  )
  const both = (name: string, textOf: (visit: Visit) => string) => row(name, textOf(before), textOf(after))
  const tags = [...new Set([...before.boxes, ...after.boxes].map(({ name }) => name))]
  const { added, gone } = requestChanges(before, after)
  return `<h2>${width} px wide</h2>
${differing.length === 0 ? '<p>Nothing differs.</p>' : `<ul>${differing.join('')}</ul>`}
<div class="pair">${figure('Before', pictures.before)}${figure('After', pictures.after)}</div>
<table><thead><tr><th></th><th>before</th><th>after</th></tr></thead><tbody>
${both('version', ({ version }) => escaped(version ?? 'none'))}
${tags.map((tag) => both(`size of ${tag}, or of what it replaces`, ({ boxes }) => sizeOf(boxes.find(({ name }) => name === tag)))).join('')}
${both('layout shift (CLS)', ({ layoutShift }) => `${layoutShift}`)}
${both('blocking time', ({ blockingMs }) => `${blockingMs} ms`)}
${both('console errors', ({ consoleErrors }) => list(consoleErrors))}
${both('console warnings', ({ consoleWarnings }) => list(consoleWarnings))}
${both('broken policies', ({ violations }) => list(violations))}
${both('the doctor', ({ findings }) => list(findings.map(({ code, message, remedy }) => `${code}: ${message} → ${remedy}`)))}
${both('requests', (visit) => list(sumsOf(visit).map(({ by, count, bytes }) => `${BY[by]}: ${count}, ${Math.round(bytes / 1000)} kB`)))}
${row('requests in one of both only', named(gone), named(added))}
${both('held back, as it writes', ({ held }) => list(held))}
</tbody></table>`
}

const BY = { ours: 'of shop-elements', page: 'of the page’s host', others: 'of other hosts' }

const named = (names: readonly string[]): string =>
  list([...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])])

const figure = (name: string, file: string): string =>
  `<figure><figcaption>${name}</figcaption><img src="${file}" alt="${name}: the page"></figure>`
