/** `npx shop-elements passes`: whether fragments come whole through a tool, or to a page (PASSES-1). */
import { parseArgs } from 'node:util'
import { isWeb } from './is-web.ts'
import { compareFragments } from './passes/compare-fragments.ts'
import type { Change } from './passes/kinds.ts'
import { likelyTool } from './passes/likely-tool.ts'
import { fetchPage, pageFragments } from './passes/page-fragments.ts'
import { type ReleaseFragment, readRelease } from './passes/release-fragments.ts'
import { FORMATS, isBad, type Passed } from './passes/reports.ts'
import { throughCommand } from './passes/through-command.ts'

const HELP = `npx shop-elements passes --through '<command>' [options]
npx shop-elements passes <url> [options]

Sends the fragments of header, footer and newsletter through a command that reads HTML from its input and writes HTML, or reads a page, and
says what has changed on the way: rules, elements, attributes, texts. What no visitor sees is no finding.
Exit code: 0, 1 when a fragment has changed, 2 when the command fails or the page can't be read.

  --through <command>       run by the shell, once for each fragment
  --as <fragment|page>      what the command gets: the fragment alone (default), or a page with it
  --site <DE,AT,…>          default: all
  --release <folder>        the dist/ of another release; default: that of this package
  --timeout <seconds>       for each run, or for the page; default: 30
  --format <text|json|junit>  default: text
  --help
`

const OPTIONS = {
  through: { type: 'string' },
  as: { type: 'string', default: 'fragment' },
  site: { type: 'string', default: '' },
  release: { type: 'string' },
  timeout: { type: 'string', default: '30' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', default: false },
} as const

/** @throws {Error} for options that can't be used. */
export function readPassesOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  const [url, ...others] = positionals
  if ((url === undefined) === (values.through === undefined) || others.length > 0 || values.through === '')
    throw new Error(`Either --through or one address of a page is needed.\n\n${HELP}`)
  if (url !== undefined && !isWeb(url)) throw new Error(`${url} is no address of a page.`)
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined
  if (!format) throw new Error(`--format must be one of ${Object.keys(FORMATS).join(', ')}.`)
  if (values.as !== 'fragment' && values.as !== 'page') throw new Error('--as must be fragment or page.')
  if (!/^[1-9]\d{0,3}$/.test(values.timeout)) throw new Error('--timeout must be a whole number from 1 on.')
  if (url !== undefined && (values.release || values.site || values.as !== 'fragment'))
    throw new Error('--release, --site and --as are for --through: a page names its own.')
  return {
    url,
    through: values.through ?? '',
    isPage: values.as === 'page',
    sites: values.site.split(',').filter(Boolean),
    release: values.release,
    timeoutMs: Number(values.timeout) * 1000,
    format,
  }
}

type Options = NonNullable<ReturnType<typeof readPassesOptions>>

const pageOf = ({ site, html }: ReleaseFragment) =>
  `<!doctype html>\n<html lang="de" data-site="${site}">\n<head><meta charset="utf-8"><title>Shop</title></head>\n<body>\n${html}\n<main><h1>Shop</h1></main>\n</body>\n</html>\n`

function passedOf(name: string, changes: Change[], output: string): Passed {
  const likely = likelyTool(changes, output)
  return { name, changes, ...(likely && { likely }) }
}

async function throughAll({ through, isPage, sites, release, timeoutMs }: Options): Promise<Passed[]> {
  const all: Passed[] = []
  for (const fragment of readRelease(release, sites).fragments) {
    const output = await throughCommand(through, isPage ? pageOf(fragment) : fragment.html, timeoutMs)
    all.push(passedOf(`${fragment.site} ${fragment.tag}`, compareFragments(fragment.html, output), output))
  }
  return all
}

async function ofPage(url: string, timeoutMs: number): Promise<Passed[]> {
  const [page, { renderFragment }] = [await fetchPage(url, timeoutMs), await import('../../src/render/render.ts')]
  const { version } = readRelease(undefined, ['DE'])
  const found = await pageFragments(page, version, renderFragment)
  return found.map(({ tag, changes }) => passedOf(tag, changes, page))
}

export async function run(args: string[]): Promise<void> {
  const options = readPassesOptions(args)
  if (!options) return console.log(HELP)
  const all = options.url === undefined ? await throughAll(options) : await ofPage(options.url, options.timeoutMs)
  process.stdout.write(options.format(options.url ?? options.through, all))
  if (all.some(isBad)) process.exitCode = 1
}
