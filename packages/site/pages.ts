/** The pages of the documentation site: the repository's Markdown, and where each is found. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from '../../tools/paths.ts'

export interface SitePage {
  /** In the repository; generated pages have one too, so that links to them look like those to any other. */
  source: string
  /** In the site. */
  path: string
  title: string
  markdown: string
}

interface Section {
  title: string
  sources: readonly string[]
}

/** The menu. Every file of docs/ has its place here. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Start',
    sources: [
      'docs/start.md',
      'docs/tour.md',
      'docs/embedding.md',
      'docs/frameworks.md',
      'docs/through.md',
      'docs/passes.md',
      'docs/next-page.md',
    ],
  },
  {
    title: 'Elements',
    sources: [
      'docs/shop-header.md',
      'docs/shop-minicart.md',
      'docs/shop-footer.md',
      'docs/shop-newsletter.md',
      'docs/shop-preview.md',
      'docs/elements.md',
      'docs/attributes.md',
      'docs/message.md',
      'docs/consent.md',
      'docs/legal.md',
      'docs/theming.md',
      'docs/texts.md',
      'docs/parts.md',
      'docs/slots.md',
      'docs/agent-tools.md',
      'docs/cart-link.md',
    ],
  },
  {
    title: 'When something is wrong',
    sources: ['docs/errors.md', 'docs/troubleshooting.md', 'docs/lint.md', 'docs/supported.md'],
  },
  { title: 'Back end', sources: ['docs/backend.md', 'docs/contract.md', 'docs/check.md'] },
  {
    title: 'Operate',
    sources: [
      'docs/releases.md',
      'docs/upgrading.md',
      'docs/removing.md',
      'docs/fragment-service.md',
      'docs/hosts.md',
      'docs/running.md',
      'docs/monitoring.md',
      'docs/runbook.md',
      'docs/performance.md',
      'docs/privacy.md',
      'SECURITY.md',
      'CHANGELOG.md',
    ],
  },
  {
    title: 'Work on it',
    sources: [
      'docs/specification/README.md',
      'docs/glossary.md',
      'README.md',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'docs/tests.md',
      'docs/decisions/README.md',
      'docs/dependencies.md',
    ],
  },
]

const HOME = 'docs/start.md'

/** The place of a source in the site. */
export function pathOf(source: string): string {
  if (source === HOME) return 'index.html'
  const path = source.replace(/^docs\//, '').replace(/\/README\.md$/, '/index.md')
  return path.replace(/[^/]+$/, (name) => name.toLowerCase()).replace(/\.md$/, '.html')
}

const titleOf = (source: string, markdown: string): string => {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? []
  if (!title) throw new Error(`${source} has no heading.`)
  return title.replaceAll('`', '')
}

export const pageOf = (source: string, markdown: string): SitePage => ({
  source,
  path: pathOf(source),
  title: source === 'README.md' ? 'The repository' : titleOf(source, markdown),
  markdown,
})

/** All Markdown of docs/, and what else of the repository the menu names. */
export function repositoryPages(): SitePage[] {
  const docs = readdirSync(root('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => posix.join('docs', file))
  const others = SECTIONS.flatMap(({ sources }) => sources).filter((source) => !source.startsWith('docs/'))
  return [...docs, ...others].map((source) => pageOf(source, readFileSync(root(source), 'utf8')))
}

/** @throws when the menu names a page that there is not, or leaves one out. */
export function checkMenu(pages: readonly SitePage[]): void {
  const named = SECTIONS.flatMap(({ sources }) => sources)
  const known = pages.map(({ source }) => source)
  const isDeep = (source: string) => /^docs\/\w+\//.test(source)
  const wrong = [
    ...named.filter((source) => !known.includes(source)),
    ...known.filter((source) => !isDeep(source) && !named.includes(source)),
  ]
  if (wrong.length > 0) throw new Error(`packages/site/pages.ts: the menu is not right about ${wrong.join(', ')}.`)
}
