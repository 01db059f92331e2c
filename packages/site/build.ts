/** The documentation site: pages by Eleventy from the repository's Markdown, search by Pagefind, live examples. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { Eleventy } from '@11ty/eleventy'
import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'
import { type BuildOptions, build as bundle, type Plugin } from 'esbuild'
import { assetsInEsbuild } from '../../tools/build/assets.ts'
import { defines } from '../../tools/build/defines.ts'
import { root } from '../../tools/paths.ts'
import { brandFaces } from '../shop/font-faces.ts'
import { contractPage } from './contract-page.ts'
import { elementPages } from './element-page.ts'
import { EXAMPLES } from './examples.ts'
import { siteMarkdown } from './markdown.ts'
import { type Marks, marksOf } from './marks.ts'
import { checkMenu, pageOf, repositoryPages, type SitePage } from './pages.ts'
import { writePrograms } from './programs.ts'
import { writeSearch } from './search-index.ts'

const TEMPLATES = 'packages/site/templates'
const SCRIPTS = ['page', 'search', 'contract', 'example']

/** Files that pages link to besides pages, by source, with their places in the site. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['docs/openapi.yaml', 'openapi.yaml'],
  ['docs/public-interface.txt', 'public-interface.txt'],
  ['docs/interface-changes.json', 'interface-changes.json'],
  ['dist/tokens.json', 'tokens.json'],
  ...readdirSync(root('docs/monitoring')).map((file) => [`docs/monitoring/${file}`, `monitoring/${file}`] as const),
])

/** The brand's two fonts: their faces, and by path of a package's file its place in the site. */
const fontFiles = new Map<string, string>()
const FACES = brandFaces((path) => {
  const place = `fonts/${basename(path)}`
  fontFiles.set(path, place)
  return place
})

/** Pictures that pages show. */
const picturesOf = (pages: readonly SitePage[]) =>
  pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\]\((?:docs\/)?(pictures\/[^)]+\.png)\)/g)].map(
      ([, file = '']) => [`docs/${file}`, file] as const,
    ),
  )

const versionOf = (): string => JSON.parse(readFileSync(root('package.json'), 'utf8')).version

function sitePages(): SitePage[] {
  const elements = [...elementPages()].map(([tag, markdown]) => pageOf(`docs/${tag}.md`, markdown))
  const pages = [...repositoryPages(), ...elements, pageOf('docs/contract.md', contractPage())]
  checkMenu(pages)
  return pages
}

async function writePages(output: string, pages: readonly SitePage[], marks: Marks): Promise<void> {
  const bySource = new Map(pages.map((page) => [page.source, page]))
  const files = new Map([...FILES, ...picturesOf(pages)])
  const eleventy = new Eleventy(TEMPLATES, output, {
    quietMode: true,
    config(config) {
      config.addExtension('11ty.ts', { key: '11ty.js' })
      config.setUseGitIgnore(false)
      // Keys scroll it.
      config.addPlugin(syntaxHighlight, { preAttributes: { tabindex: '0' } })
      config.setTemplateFormats(['md', '11ty.ts'])
      config.addGlobalData('pages', () => bySource)
      config.addGlobalData('version', versionOf())
      config.addGlobalData('examples', EXAMPLES)
      config.amendLibrary('md', (md) => siteMarkdown(md, { pages: bySource, files, marks }))
      for (const { source, path, title, markdown } of pages)
        config.addTemplate(path.replace(/html$/, 'md'), markdown, {
          layout: 'layout.11ty.ts',
          // Without Liquid, whose marks stand in examples.
          templateEngineOverride: 'md',
          permalink: path,
          source,
          path,
          title,
          ...(source === 'docs/contract.md' && { scripts: ['contract'] }),
        })
      config.addPassthroughCopy({
        [`${TEMPLATES}/site.css`]: 'site.css',
        'packages/shop/catalogue/pictures': 'pictures',
        ...Object.fromEntries(files),
        ...Object.fromEntries([...fontFiles].map(([path, place]) => [relative(root('.'), path), place])),
      })
    },
  })
  await eleventy.write()
}

/** The contract, where the mock reads it from a file. */
const contractInside: Plugin = {
  name: 'contract inside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:fs$/ }, () => ({ path: 'openapi.yaml', namespace: 'contract' }))
    onLoad({ filter: /./, namespace: 'contract' }, () => {
      const text = readFileSync(root('docs/openapi.yaml'), 'utf8')
      return { contents: `export const readFileSync = () => ${JSON.stringify(text)}` }
    })
  },
}

async function writeScripts(output: string): Promise<void> {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm' as const,
    target: 'es2022',
    define: defines,
    plugins: [assetsInEsbuild, contractInside],
    logLevel: 'warning' as const,
  } satisfies BuildOptions
  const browser = (name: string) => root(`packages/site/browser/${name}.ts`)
  await Promise.all([
    bundle({ ...options, entryPoints: SCRIPTS.map(browser), splitting: true, outdir: join(output, 'scripts') }),
    bundle({ ...options, format: 'iife', entryPoints: [browser('pictures-worker')], outdir: output }),
  ])
}

/** Writes the site. Reads dist/, so build first. */
export async function buildSite(output = root('dist-docs')): Promise<void> {
  rmSync(output, { recursive: true, force: true })
  const pages = sitePages()
  const marks = marksOf(pages)
  await Promise.all([writePages(output, pages, marks), writeScripts(output)])
  writePrograms(output, pages)
  writeFileSync(join(output, 'fonts.css'), `${FACES}\n${readFileSync(root('demo/public/typeface.css'), 'utf8')}`)
  writeFileSync(join(output, 'site.json'), `${JSON.stringify({ version: versionOf() })}\n`)
  await writeSearch(output, marks)
}
