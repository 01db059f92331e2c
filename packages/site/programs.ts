/** Files for programs: llms.txt, and the Markdown of each page. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../tools/paths.ts'
import { elementPages } from './element-page.ts'
import { SECTIONS, type SitePage } from './pages.ts'

const FILES = `## Data

- [The contract of the services](openapi.yaml)
- [Rules by number](rules.json)
- [Design tokens](tokens.json)
- [Changes of the public interface, by release](interface-changes.json)`

const pathOf = (source: string) => source.replace(/^docs\//, '')

export function writePrograms(output: string, pages: readonly SitePage[]): void {
  const readable = new Map([...elementPages(true)].map(([tag, markdown]) => [`docs/${tag}.md`, markdown]))
  const titles = new Map(pages.map(({ source, title }) => [source, title]))
  for (const { source, markdown } of pages) {
    const file = join(output, pathOf(source))
    mkdirSync(dirname(file), { recursive: true })
    const text = readable.get(source) ?? markdown.replaceAll(/<form class="send".*<\/form>/g, '')
    writeFileSync(file, text.replaceAll('](../', '](').replaceAll('](docs/', ']('))
  }
  const { description } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
  const line = (source: string) => `- [${titles.get(source)}](${pathOf(source)})`
  const sections = SECTIONS.map(({ title, sources }) => `## ${title}\n\n${sources.map(line).join('\n')}`)
  writeFileSync(
    join(output, 'llms.txt'),
    `${['# shop-elements', `> ${description}`, ...sections, FILES].join('\n\n')}\n`,
  )
}
