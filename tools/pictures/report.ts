/** One page that shows what differs: accepted, taken and difference side by side. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../paths.ts'

export const OUTPUT = '.pictures'
const REPORT = `${OUTPUT}/report.html`

export type Outcome =
  | { name: string; kind: 'same' }
  | { name: string; kind: 'different'; pixels: number }
  | { name: string; kind: 'new' }
  | { name: string; kind: 'failed'; error: string }

/** The line of an outcome, for the console and the page. */
export function lineOf(outcome: Outcome): string {
  const { name, kind } = outcome
  if (kind === 'different') return `differs: ${name} (${outcome.pixels} pixels)`
  if (kind === 'new') return `new: ${name}, with no accepted picture`
  return kind === 'failed' ? `failed: ${name}: ${outcome.error}` : `same: ${name}`
}

export const differing = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ kind }) => kind !== 'same')

export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  return `${outcomes.length} pictures: ${count('different')} differ, ${count('new')} are new, ${count('failed')} failed`
}

export const newFile = (name: string) => `${OUTPUT}/new/${name}.png`
export const differenceFile = (name: string) => `${OUTPUT}/difference/${name}.png`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the page, and returns its path from the root. `accepted`: the folder of the accepted pictures. */
export function writeReport(outcomes: readonly Outcome[], accepted: string): string {
  const shown = differing(outcomes)
  const figure = (title: string, file: string) =>
    `<figure><figcaption>${title}</figcaption><img src="${relative(OUTPUT, file)}" alt="" loading="lazy"></figure>`
  const section = (outcome: Outcome) => {
    const { name, kind } = outcome
    const figures = [
      kind === 'different' && figure('accepted', `${accepted}/${name}.png`),
      kind !== 'failed' && figure('new', newFile(name)),
      kind === 'different' && figure('difference', differenceFile(name)),
    ]
    return `<section><h2>${escaped(lineOf(outcome))}</h2><div>${figures.filter(Boolean).join('')}</div></section>`
  }
  const sections = shown.map(section).join('\n') || '<p>Nothing differs.</p>'
  writeFileSync(root(REPORT), pageOf(summaryOf(outcomes), sections))
  return REPORT
}

const CSS = `
body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; color: #222; background: #f4f4f4 }
h2 { font-size: 16px; overflow-wrap: anywhere }
section { margin-block-end: 32px; padding: 16px; background: #fff; border: 1px solid #ddd }
section > div { display: flex; gap: 16px; align-items: start }
figure { flex: 1; min-width: 0; margin: 0 }
figcaption { margin-block-end: 8px; color: #555 }
img { max-width: 100%; outline: 1px solid #ccc; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 16px 16px }
`

const pageOf = (title: string, sections: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${CSS}</style>
</head>
<body>
<h1>${title}</h1>
${sections}
</body>
</html>
`
