import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, it } from 'node:test'
import { anchorOf } from '../../packages/site/markdown.ts'
import { COMMON_ATTRIBUTES } from '../../src/page/configuration/tables/common.ts'
import { TAGS } from '../../src/page/configuration/tags.ts'
import { CART_CHANGE_ERRORS } from '../../src/shop/cart/cart-change-errors.ts'
import { CONTENT_PAGES } from '../../src/shop/footer/content-pages.ts'
import { LOGO_SOURCES } from '../../src/shop/footer/footer.ts'
import { themeNames } from '../../tools/build/theme-names.ts'
import { root } from '../../tools/paths.ts'

const read = (path: string) => readFileSync(root(path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(root(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
/** The content of the repository, git's own and installed files left out. */
const files = [
  ...readdirSync(root('.')),
  ...['src', 'packages', 'test', 'bench', 'tools', 'docs', 'demo', 'locales', '.changeset'].flatMap(filesIn),
]
/** The folders of packages/. */
const WORKSPACES = readdirSync(root('packages'))
const pages = files.filter((file) => /^([A-Z]+|docs\/.+)\.md$/.test(file))
const sources = (ending: string) =>
  filesIn('src')
    .filter((file) => file.endsWith(ending))
    .map(read)
    .join('\n')
const all = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
/** The row of a table that begins with the tag. */
const rowOf = (text: string, tag: string) => text.split('\n').find((line) => line.startsWith(`| \`${tag}\` |`)) ?? ''

const theming = read('docs/theming.md')
const elements = read('docs/elements.md')

/** Custom properties that the header writes. */
const WRITTEN = ['--shop-header-height', '--shop-header-offset']

describe('docs/theming.md', () => {
  it('lists every custom property that the sheets read, and no other (THEME-2)', () => {
    // reserve.css hands over the reserved space by internal ones.
    const used = all(sources('.css'), /var\(\s*(--shop-[a-z0-9-]+)/g).filter(
      (name) => !name.startsWith('--shop-reserve') && !WRITTEN.includes(name),
    )
    const spaces = all(theming, /`--shop-space-(\d)` … `--shop-space-\d`/g)
    const listed = [
      ...all(theming.replace(/^```css[\s\S]*?^```/gm, ''), /(--shop-[a-z0-9]+(?:-[a-z0-9]+)*)/g),
      ...(spaces.length > 0 ? ['2', '3', '4', '5', '6'].map((step) => `--shop-space-${step}`) : []),
    ].filter((name) => !WRITTEN.includes(name))
    assert.ok(used.length > 40)
    assert.deepEqual(sorted(listed), sorted(used))
  })

  it('uses only such properties in its examples (THEME-2)', () => {
    const examples = all([...theming.matchAll(/^```css[\s\S]*?^```/gm)].join(), /(--shop-[a-z0-9-]+):/g)
    assert.ok(examples.length > 3)
    for (const name of examples) assert.ok(theming.includes(`\`${name}\``), name)
  })

  for (const tag of TAGS) {
    it(`lists every part of ${tag}, and no other (THEME-3)`, () => {
      const parts = all(read(`src/elements/${tag}.ts`), /@csspart ([a-z-]+) -/g)
      const [, , cell = ''] = rowOf(theming, tag).split('|')
      assert.ok(parts.length > 0)
      assert.deepEqual(sorted(all(cell, /`([a-z-]+)`/g)), sorted(parts))
    })
  }

  it('lists every part in the code (THEME-3)', () => {
    const given = all(sources('.tsx'), /\spart="([a-z-]+)"/g)
    assert.ok(given.length > 15)
    for (const part of given) assert.ok(theming.includes(`\`${part}\``), part)
  })

  it('lists every theme (THEME-1)', () => {
    for (const theme of themeNames()) assert.ok(theming.includes(`\`${theme}\``), theme)
  })
})

describe('docs/elements.md', () => {
  it('names every slot (CONFIG-12)', () => {
    const slots = TAGS.flatMap((tag) => all(read(`src/elements/${tag}.ts`), /@slot ([a-z-]+) -/g))
    assert.ok(slots.length > 1)
    for (const slot of slots) assert.ok(elements.includes(`\`${slot}\``), slot)
  })

  it('lists the common attributes (CONFIG-8)', () => {
    for (const name of Object.keys(COMMON_ATTRIBUTES)) assert.ok(elements.includes(`\`${name}\``), name)
  })

  it('lists the content pages that the doctor knows, and no other (CONFIG-26)', () => {
    const lists = all(elements, /\*\*Content pages\*\* in `links`: ([\s\S]*?)(?=\n- |\n\n)/g).join()
    const listed = all(lists, /`([a-zA-Z]+)`/g).filter((name) => name !== 'source')
    assert.deepEqual(sorted([...listed, ...LOGO_SOURCES]), sorted(CONTENT_PAGES))
  })

  it('lists every window event, and no other', () => {
    const registry = read('src/page/events/events.ts').replace(/\/\*[\s\S]*?\*\//g, '')
    const interfaces = all(registry, /interface (?:Incoming|Outgoing)Events \{([\s\S]*?)\n\}/g).join('\n')
    const events = all(interfaces, /^ {2}'?([A-Za-z-]+)'?:/gm)
    const section = elements.slice(elements.indexOf('## Window events'), elements.indexOf('`window.shopElements`'))
    const listed = section.split('\n').flatMap((line) => all(line.split('|')[1] ?? '', /`([A-Za-z-]+)`/g))
    assert.ok(events.length > 12)
    assert.deepEqual(sorted(listed), sorted(events))
  })
})

describe('docs/errors.md', () => {
  it('lists every error code, one by one, and no other (EVENT-24)', () => {
    const source = read('src/page/events/error-codes.ts')
    const codes = [...all(source, /\| '([A-Z_]+)'/g), ...CART_CHANGE_ERRORS]
    const listed = all(read('docs/errors.md'), /^\| `([A-Z_]+)` \|/gm)
    assert.ok(codes.length > 25)
    assert.deepEqual(sorted(listed), sorted(codes))
  })
})

describe('docs/dependencies.md', () => {
  const manifests = ['.', ...WORKSPACES.map((name) => `packages/${name}`)].map((folder) =>
    JSON.parse(read(`${folder}/package.json`)),
  )
  const pinned = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies } as Record<string, string>),
  )

  it('says of every package in a package.json why it is there, and of no other', () => {
    const listed = all(read('docs/dependencies.md'), /^\| `([^`]+)` \| \S/gm)
    assert.deepEqual(listed, sorted(pinned.map(([name]) => name)))
  })

  it('is about one version of each', () => {
    const versions = new Map(pinned)
    assert.deepEqual(
      pinned.filter(([name, version]) => versions.get(name) !== version),
      [],
    )
  })
})

describe('docs/troubleshooting.md', () => {
  it('lists every finding of the doctor, and no other (DELIVERY-37)', () => {
    const listed = all(read('docs/troubleshooting.md'), /`([A-Z]{2,}_[A-Z_]+|ZOOM)`/g).filter(
      (code) => code !== 'HYDRATION_MISMATCH',
    )
    assert.deepEqual(sorted(listed), sorted(all(read('src/doctor/finding.ts'), /\| '([A-Z_]+)'/g)))
  })
})

/** Whether there is a file for a path or name: `src/api/client.ts`, `src/page/<feature>/`, `client.ts`; words in `<>` and `*` stand for any. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+()[\]{}]/g, '\\$&')
    .replace(/<[^>]+>|\*+/g, '[^/]+')
  const isPath = new RegExp(path.includes('/') ? `^${pattern}$` : `/${pattern}$`)
  return files.some((file) => isPath.test(file))
}

describe('every page', () => {
  const { engines } = JSON.parse(read('package.json'))
  const scriptsOf = (folder: string) => Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts ?? {})
  const isScript = (command: string) => {
    const [, name = '', folder = '.'] = /^([\w:-]+)(?: -w (\S+))?$/.exec(command) ?? []
    return scriptsOf(folder).includes(name)
  }
  const commands = all(read('packages/commands/shop-elements.ts'), /^ {2}(\w+): \{$/gm)
  /** The things that a page names and that are not there. */
  const expectNone = (missingOf: (page: string, text: string) => string[]) =>
    assert.deepEqual(
      pages.flatMap((page) => missingOf(page, read(page)).map((missing) => `${missing} in ${page}`)),
      [],
    )

  it('links to pages and headings that are there', () => {
    expectNone((page, text) =>
      all(text, /\]\((?!https?:)([^)]+)/g).filter((link) => {
        const [path = '', anchor] = link.split('#')
        const target = path ? posix.join(posix.dirname(page), path) : page
        const headings = anchor && files.includes(target) ? all(read(target), /^#+ (.+)$/gm).map(anchorOf) : []
        return !files.includes(target) || (anchor && !headings.includes(anchor))
      }),
    )
  })

  it('names paths and files that are there', () => {
    const path = /`((?:src|packages|test|tools|docs|demo|locales)\/[^\s`]+|(?!Name\.)[\w-]+\.tsx?)`/g
    expectNone((_, text) => all(text, path).filter((one) => !isThere(one)))
  })

  it('names commands that are there, and the oldest version of Node', () => {
    assert.ok(commands.length > 2)
    expectNone((page, text) => [
      // A changelog names commands as they were.
      ...all(page === 'CHANGELOG.md' ? '' : text, /npm run ([\w:-]+(?: -w packages\/\w+)?)/g).filter(
        (command) => !isScript(command),
      ),
      ...all(text, /npx shop-elements (\w+)/g).filter((name) => !commands.includes(name)),
    ])
    assert.ok(read('README.md').includes(`Node ${engines.node.replace('>=', '')} or newer`))
  })
})

describe('docs/decisions', () => {
  it('are listed, in force, and found by whoever cites one', () => {
    const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    const titles = decisions.map((file) => `[${/^# (.+)/.exec(read(file))?.[1]}](${posix.basename(file)})`)
    assert.deepEqual(sorted(all(read('docs/decisions/README.md'), /^- (\[.+\]\(.+\))$/gm)), sorted(titles))
    assert.ok(decisions.length > 10)
    for (const file of decisions) assert.match(read(file), /^Status: accepted/m, file)
    const numbers = decisions.map((file) => String(Number.parseInt(posix.basename(file), 10)))
    for (const file of files.filter((name) => /\.(md|[cm]?[jt]sx?|css)$/.test(name)))
      for (const cited of all(read(file), /\bdecisions?\s(\d+)/gi))
        assert.ok(numbers.includes(cited), `${cited} in ${file}`)
  })
})
