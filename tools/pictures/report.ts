/** One page that shows what differs: accepted, taken and difference side by side. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../paths.ts'

export const OUTPUT = '.pictures'
const REPORT = `${OUTPUT}/report.html`

export type Outcome =
  | { name: string; kind: 'same' | 'different' | 'new' }
  | { name: string; kind: 'failed'; error: string }

/** The line of an outcome, for the console and the page. */
export const lineOf = (outcome: Outcome): string =>
  `${outcome.kind}: ${outcome.name}${outcome.kind === 'failed' ? `: ${outcome.error}` : ''}`

export const newFile = (name: string) => `${OUTPUT}/new/${name}.png`
export const differenceFile = (name: string) => `${OUTPUT}/difference/${name}.png`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the page, and returns its path from the root. `accepted`: the folder of the accepted pictures. */
export function writeReport(shown: readonly Outcome[], accepted: string): string {
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
  writeFileSync(root(REPORT), `${HEAD}${shown.map(section).join('\n') || '<p>Nothing differs.</p>'}\n`)
  return REPORT
}

const HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>
body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #f4f4f4 }
h2 { font-size: 16px; overflow-wrap: anywhere }
div { display: flex; gap: 16px; align-items: start }
figure { flex: 1; min-width: 0; margin: 0 }
img { max-width: 100%; outline: 1px solid #ccc }
</style>
<h1>Pictures</h1>
`
