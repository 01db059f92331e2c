// tier 2: builds the documentation site
/** The documentation site as files: links, what programs read, and what a release does with it. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { parse } from 'parse5'
import { TAGS } from '../../../src/page/configuration/tags.ts'
import { temporaryFolder, VERSION } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'
import { folderStore } from '../../release/folder-store.ts'
import { release } from '../../release/releasing.ts'
import { buildSite } from '../build.ts'
import { EXAMPLES, folderOf } from '../examples.ts'
import { checkMenu, pageOf, repositoryPages } from '../pages.ts'

interface Node {
  tagName?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

/** All elements of a page. */
const elementsOf = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(elementsOf)]
const attribute = ({ attrs = [] }: Node, name: string) => attrs.find((one) => one.name === name)?.value

describe('the documentation site', () => {
  const temporary = temporaryFolder()
  const site = join(temporary.path, 'docs')
  let pages: Map<string, Node[]>
  before(async () => {
    await buildSite(site)
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    pages = new Map(files.map((file) => [file, elementsOf(parse(readFileSync(join(site, file), 'utf8')) as Node)]))
  })
  after(() => temporary.remove())

  it('has a page for each Markdown file of docs/ and each element, and a menu that knows them (DELIVERY-77)', () => {
    assert.ok(pages.size > 100)
    for (const tag of TAGS) assert.ok(pages.has(`${tag}.html`), tag)
    const known = repositoryPages()
    assert.throws(() => checkMenu([...known, pageOf('docs/new.md', '# New')]), /docs\/new\.md/)
  })

  it('links to pages, headings and files that are there, by relative addresses (DELIVERY-77)', () => {
    const ids = new Map([...pages].map(([path, all]) => [path, new Set(all.map((one) => attribute(one, 'id')))]))
    const dead = [...pages].flatMap(([path, all]) =>
      all
        .flatMap((one) => ['href', 'src', 'data-src'].map((name) => attribute(one, name)))
        .filter((address) => address !== undefined && !/^(https?:|mailto:)/.test(address))
        .filter((address = '') => {
          const [file = '', anchor] = address.split('#')
          const target = file ? posix.join(posix.dirname(path), file) : path
          // The release around it.
          if (target.startsWith('../')) return !existsSync(root(target.replace('../', 'dist/')))
          return !existsSync(join(site, target)) || (anchor && !ids.get(target)?.has(anchor))
        })
        .map((address) => `${address} in ${path}`),
    )
    assert.deepEqual(dead, [])
  })

  it('shows code as it is written, never as elements of the page (DELIVERY-77)', () => {
    const inCode = (all: readonly Node[]) => all.filter(({ tagName }) => tagName === 'pre').flatMap(elementsOf)
    for (const [path, all] of pages)
      assert.deepEqual(
        inCode(all).filter(({ tagName }) => tagName && !['pre', 'code', 'span', 'br'].includes(tagName)),
        [],
        path,
      )
  })

  it('has each rule of the specification under its number, for links and for the search (DELIVERY-77)', () => {
    const rules: Record<string, [path: string, text: string]> = JSON.parse(
      readFileSync(join(site, 'rules.json'), 'utf8'),
    )
    const written = repositoryPages()
      .filter(({ source }) => source.startsWith('docs/specification/'))
      .flatMap(({ markdown }) => [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, number]) => number))
    const numbers = Object.keys(rules).filter((name) => /-\d+$/.test(name))
    assert.deepEqual(numbers.sort(), written.sort())
    assert.match(rules.PROMOTION_INVALID?.[0] ?? '', /errors\.html/)
    for (const [number, [path, text]] of Object.entries(rules)) {
      assert.ok(
        pages.get(path)?.some((one) => attribute(one, 'id') === number),
        number,
      )
      assert.ok(text.length > 10, number)
    }
  })

  it('has an index for programs, the Markdown of each page, tokens and changes of the interface (DELIVERY-78, DELIVERY-79, DELIVERY-80)', () => {
    const index = readFileSync(join(site, 'llms.txt'), 'utf8')
    const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    assert.ok(links.length > 40)
    assert.deepEqual(
      links.filter((link) => !existsSync(join(site, link))),
      [],
    )
    const header = readFileSync(join(site, 'shop-header.md'), 'utf8')
    for (const word of ['`logo-src`', '`cart-data-changed`', '`--shop-color-primary`', '`PROMOTION_INVALID`'])
      assert.ok(header.includes(word), word)
    assert.ok(!header.includes('<iframe'))
    const [latest] = JSON.parse(readFileSync(join(site, 'interface-changes.json'), 'utf8'))
    assert.deepEqual(Object.keys(latest), ['version', 'since', 'added', 'removed', 'changed'])
    assert.equal(JSON.parse(readFileSync(join(site, 'tokens.json'), 'utf8')).color.$type, 'color')
  })

  it('goes with a release, into docs/ of the version, and not with another version (DELIVERY-77)', async (t) => {
    t.mock.method(console, 'log', () => {})
    const store = folderStore(join(temporary.path, 'cdn'))
    const options = { dist: root('dist'), docs: site }
    await assert.rejects(release(store, { ...options, docs: temporary.path }), /is no documentation/)
    await release(store, options)
    const published = join(temporary.path, 'cdn/shop-elements', VERSION)
    for (const example of EXAMPLES) assert.ok(existsSync(join(published, 'docs', folderOf(example), 'index.html')))
    assert.ok(existsSync(join(published, 'shop-elements.js')))
    assert.deepEqual(JSON.parse(String(await store.read('releases.json'))).documented, [VERSION])
    // The same build is still the same.
    await release(store, options)
  })
})
