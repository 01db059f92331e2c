import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { parse, serialize } from 'parse5'
import { temporaryFolder, VERSION } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'
import { run } from '../../service/test/runtimes.ts'
import { compareFragments } from '../passes/compare-fragments.ts'
import { likelyTool } from '../passes/likely-tool.ts'
import { fetchPage, pageFragments } from '../passes/page-fragments.ts'
import { throughCommand } from '../passes/through-command.ts'
import { readPassesOptions } from '../passes.ts'

const { renderFragment }: typeof import('../../../src/render/render.ts') = await import(
  pathToFileURL(root('dist/render.js')).href
)
const fragmentOf = (tag: string) => readFileSync(root(`dist/fragments/DE/${tag}.html`), 'utf8')
const [header, footer, newsletter] = ['shop-header', 'shop-footer', 'shop-newsletter'].map(fragmentOf) as [
  string,
  string,
  string,
]

/** The fragment with one thing replaced, which must be there. */
function changed(fragment: string, part: string | RegExp, other: string): string {
  const text = fragment.replace(part, () => other)
  assert.notEqual(text, fragment, `${part} is not in the fragment.`)
  return text
}

const kinds = (given: string, got: string) => compareFragments(given, got).map(({ kind }) => kind)
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const inNode = (code: string) => `${quoted(process.execPath)} -e ${quoted(code)}`

describe('the comparison of fragments', () => {
  it('finds nothing where the same is written differently (PASSES-3)', () => {
    for (const [name, given, got] of [
      ['as it is', header, header],
      ['in a page', footer, `<!doctype html><html><body>${footer}<main></main></body></html>`],
      ['serialized', footer, serialize(parse(footer))],
      ['white space between elements', header, changed(header, /<li /g, '\n    <li ')],
      ['a comment', header, changed(header, '<nav', '<!-- menu --><nav')],
      ['optional end tags', footer, footer.replaceAll('</li>', '')],
      ['quotes', header, header.replaceAll(/ class="([\w-]+)"/g, ' class=$1')],
      [
        'the order of attributes',
        header,
        changed(header, 'type="search" aria-label="Suche"', 'aria-label="Suche" type="search"'),
      ],
      [
        'the order of classes',
        footer,
        changed(footer, 'class="footer__link icon-links__link"', 'class="icon-links__link footer__link"'),
      ],
      ['popover', header, changed(header, / popover="auto"/, ' popover')],
      ['a sign of a style sheet', header, changed(header, 'content:"\\d7 "', 'content:"×"')],
      ['boolean attributes', header, changed(header, 'hidden="hidden"', 'hidden')],
      [
        'rel and target',
        footer,
        changed(
          footer,
          /href="https:\/\/www.pinterest.com\/"/,
          'href="https://www.pinterest.com" rel="noopener" target="_blank"',
        ),
      ],
      ['a drawing', header, changed(header, 'M18 6 6 18M6 6l12 12', 'm18 6-12 12m0-12 12 12')],
      [
        'a style sheet',
        header,
        changed(
          header,
          '@media (forced-colors:active){ .badge{ border-color:canvastext}}',
          '\n@media (forced-colors: active) {\n  .badge {\n    border-color: canvastext;\n  }\n}\n',
        ),
      ],
      ['a range', header, changed(header, '@media (min-width:1280px)', '@media (width>=1280px)')],
      [
        'selectors apart',
        header,
        changed(
          header,
          '.shop-base :where(img,svg){ display:block}',
          '.shop-base :where(img, svg) { display: block; }',
        ),
      ],
    ] as const)
      assert.deepEqual(compareFragments(given, got), [], name)
  })

  it('names each kind of change (PASSES-2)', () => {
    const template = /<template shadowrootmode="open">([\s\S]*)<\/template>/
    for (const [kind, given, got] of [
      ['NOTHING_CAME', header, ' \n'],
      ['NOTHING_CAME', header, '<p>Shop</p>'],
      ['CUT', header, header.slice(0, -600)],
      ['CUT', header, header.slice(0, 900)],
      ['ESCAPED', header, header.replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
      ['ESCAPED', header, header.replaceAll('&', '&amp;amp;').replaceAll('<', '&amp;lt;')],
      ['UNWRAPPED', newsletter, newsletter.replace(template, '$1')],
      ['ATTRIBUTES_MISSING', newsletter, changed(newsletter, ' shadowrootmode="open"', '')],
      ['ELEMENTS_MISSING', newsletter, newsletter.replace(template, '')],
      ['TWICE', newsletter, newsletter + newsletter],
      ['STYLE_ALTERED', header, changed(header, '.badge{', '.batch{')],
      ['STYLE_ALTERED', header, changed(header, 'min-width:20px', 'min-width:21px')],
      ['STYLE_ALTERED', header, changed(header, 'calc(100% - 32px)', 'calc(100%-32px)')],
      ['STYLE_ALTERED', header, changed(header, '.shop-base :before', '.shop-base:before')],
      ['STYLE_ALTERED', header, changed(header, '.header__bar{ visibility:hidden}', '.header__bar{ }')],
      ['ELEMENTS_MISSING', header, changed(header, /<slot[^>]*><\/slot>/, '')],
      ['ELEMENTS_ADDED', header, changed(header, '<nav', '<p></p><nav')],
      ['ATTRIBUTES_MISSING', header, changed(header, ' popoverTarget="menu"', '')],
      ['ATTRIBUTES_ALTERED', header, changed(header, 'type="search"', 'type="text"')],
      ['ATTRIBUTES_ALTERED', footer, changed(footer, 'href="/pages/agb"', 'href="/agb"')],
      ['ATTRIBUTES_ALTERED', header, changed(header, '<nav', '<nav style="display:none"')],
      ['ATTRIBUTES_ALTERED', header, changed(header, 'M18 6 6 18', 'M18 6 6 19')],
      ['TEXT_ALTERED', header, changed(header, '>Damen<', '>Herren<')],
      ['TEXT_ALTERED', header, changed(header, '\\u00f6ffnet', 'u00f6ffnet')],
      ['TEXT_REFORMATTED', header, changed(header, '>Damen<', '>\n  Damen\n<')],
    ] as const)
      assert.deepEqual(kinds(given, got), [kind], kind)
  })

  it('says which rules, elements and attributes (PASSES-2)', () => {
    const got = changed(changed(header, '.badge{', '.batch{'), ' popoverTarget="menu"', '')
    assert.deepEqual(
      compareFragments(header, got).map(({ kind, examples }) => [kind, examples[0]]),
      [
        ['STYLE_ALTERED', 'lost: .badge'],
        ['ATTRIBUTES_MISSING', 'popovertarget of <button class="navigation__menu">'],
      ],
    )
  })

  it('ends for HTML as no tool should write it (PASSES-5)', () => {
    for (const part of ['<div>'.repeat(20_000), '<b></b>'.repeat(20_000), `<style>${'a{'.repeat(50_000)}b:c</style>`])
      assert.notDeepEqual(compareFragments(newsletter, newsletter.replace('<form', `${part}<form`)), [])
  })

  it('names the tool that is likely (PASSES-4)', () => {
    const likely = (given: string, got: string) => likelyTool(compareFragments(given, got), got)?.tool ?? ''
    assert.match(likely(header, changed(header, '<nav', '<p></p><nav')), /wpautop/)
    assert.match(likely(header, changed(header, /<slot[^>]*><\/slot>/, '')), /WebC/)
    assert.match(likely(header, header.replaceAll('&', '&amp;').replaceAll('<', '&lt;')), /Twig/)
    assert.match(likely(header, changed(header, '<nav', '<nav style="display:none"')), /Juice/)
    assert.equal(likely(header, header), '')
    assert.equal(likely(header, changed(header, '>Damen<', '>Herren<')), '')
  })
})

describe('a command that fragments go through', () => {
  it('gets the HTML and gives what it writes (PASSES-5)', async () => {
    assert.equal(await throughCommand('cat', header, 60_000), header)
    assert.equal(await throughCommand('true', header, 60_000), '')
    assert.equal(await throughCommand('echo warned; exit 1', header, 60_000), 'warned\n')
  })

  it('is ended where it fails, does not end or writes without end (PASSES-5)', async () => {
    await assert.rejects(throughCommand('echo why >&2; exit 3', header, 60_000), /has failed \(code 3\).*\nwhy/)
    await assert.rejects(throughCommand('sleep 600', header, 1), /has not ended after 0.001 s/)
    await assert.rejects(throughCommand('yes', header, 60_000), /has written more than/)
  })
})

describe('npx shop-elements passes', () => {
  let folder: ReturnType<typeof temporaryFolder>
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.remove())

  it('says what a command changes, as text, JSON and JUnit, by its exit code (PASSES-1)', async () => {
    const script = join(folder.path, 'tool.cjs')
    writeFileSync(
      script,
      "process.stdin.setEncoding('utf8').reduce((all, part) => all + part, '').then((html) => process.stdout.write(html.replace('.badge{', '.batch{')))",
    )
    const command = `${quoted(process.execPath)} ${quoted(script)}`
    const [text, json, junit, fine] = await Promise.all([
      run(['passes', '--through', command, '--site', 'DE,AT']),
      run(['passes', '--through', command, '--site', 'DE', '--format', 'json']),
      run(['passes', '--through', command, '--site', 'DE', '--as', 'page', '--format', 'junit']),
      run(['passes', '--through', inNode('process.stdin.pipe(process.stdout)'), '--site', 'DE']),
    ])
    assert.deepEqual([text?.code, text?.error], [1, ''])
    assert.match(text?.out ?? '', /✗ DE shop-header, AT shop-header\n {2}STYLE_ALTERED .*\n {6}lost: \.badge\n/)
    assert.match(text?.out ?? '', /6 fragments, 2 changed\n$/)
    assert.deepEqual(
      JSON.parse(json?.out ?? '').map((one: { isChanged: boolean }) => one.isChanged),
      [true, false, false],
    )
    assert.match(junit?.out ?? '', /<testcase [^>]*name="DE shop-header"[^>]*><failure message="STYLE_ALTERED">/)
    assert.deepEqual([fine?.code, fine?.out.split('\n').at(-2)], [0, '3 fragments, 0 changed'])
  })

  it('says with exit code 2 what can’t be run or read (PASSES-1, PASSES-5)', async () => {
    const [gone, release] = await Promise.all([
      run(['passes', '--through', 'no-such-tool-of-ours', '--site', 'DE']),
      run(['passes', '--through', 'cat', '--release', folder.path]),
    ])
    assert.deepEqual([gone.code, release.code], [2, 2])
    assert.match(gone.error, /The command has failed/)
    assert.throws(() => readPassesOptions([]), /Either --through or one address/)
    assert.throws(() => readPassesOptions(['https://shop.example/', '--through', 'cat']), /Either --through or one/)
    assert.throws(() => readPassesOptions(['page.html']), /is no address/)
    assert.throws(() => readPassesOptions(['--through', 'cat', '--format', 'sarif']), /one of text, json, junit/)
    assert.throws(() => readPassesOptions(['--through', 'cat', '--timeout', '0']), /--timeout/)
    assert.throws(() => readPassesOptions(['https://shop.example/', '--site', 'DE']), /a page names its own/)
  })

  it('compares the fragments of a page with those of this release (PASSES-6)', async () => {
    const found = async (page: string) =>
      (await pageFragments(page, VERSION, renderFragment)).map(({ tag, changes }) => [
        tag,
        ...changes.map(({ kind }) => kind),
      ])
    const page = (html: string) => `<!doctype html><body><p>Shop</p>${html}</body>`
    const dark = await renderFragment('shop-header', { site: 'PL', theme: 'coffee-dark' })
    const navigation = [{ title: 'Tee', href: '/tee' }]
    const content = await renderFragment('shop-header', { site: 'AT' }, { content: { navigation } })
    assert.deepEqual(await found(page(dark + footer)), [['shop-header'], ['shop-footer']])
    const slotted = changed(dark, '</template></shop-header>', '</template><b slot="consent">Cookies</b></shop-header>')
    assert.deepEqual(await found(page(slotted)), [['shop-header']])
    assert.deepEqual(await found(page(content)), [['shop-header']])
    assert.deepEqual(await found(page(changed(content, '.badge{', '.batch{'))), [['shop-header', 'STYLE_ALTERED']])
    assert.deepEqual(await found(page(changed(footer, '>AGB<', '>Terms<'))), [['shop-footer', 'TEXT_ALTERED']])
    assert.deepEqual(await found(page(header + header)), [['shop-header', 'TWICE'], ['shop-header']])
    assert.deepEqual(await found(page(header.replaceAll('<', '&lt;'))), [['shop-header', 'ESCAPED']])
    assert.deepEqual(await found(page('')), [['shop-header', 'NOTHING_CAME']])
    const old = changed(header, /data-release="[^"]*"/, 'data-release="0.9.0"')
    assert.deepEqual(await found(page(old)), [['shop-header', 'OTHER_RELEASE']])
  })

  it('reads a page by its address (PASSES-6)', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(header)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    try {
      const { code, out } = await run(['passes', url])
      assert.deepEqual([code, out], [0, `${url}\n✓ shop-header\n1 fragment, 0 changed\n`])
      await assert.rejects(fetchPage(`${url}gone`, 60_000), /can't be read: it answers 404/)
    } finally {
      server.close()
    }
  })
})
