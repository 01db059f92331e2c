import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { temporaryFolder, VERSION } from '../../../test/e2e/support/release.ts'
import { root } from '../../../tools/paths.ts'
import { run } from '../../service/test/runtimes.ts'
import { pastedFindings } from '../lint/fragments.ts'
import { lintTemplate } from '../lint/lint-template.ts'
import { MASK, masked } from '../lint/masked.ts'
import { run as lint, readLintOptions } from '../lint.ts'

const LOADER =
  '<script type="module" src="https://cdn.example/shop-elements/1.0.0/shop-elements.js" crossorigin></script>'
const RESERVE = '<link rel="stylesheet" href="https://cdn.example/shop-elements/1.0.0/reserve.css">'
const page = (body: string, head = LOADER + RESERVE) =>
  `<!doctype html>\n<html lang="de"><head><title>Shop</title>${head}</head>\n<body>\n${body}\n</body></html>`
/** The findings, as rule, line and remedy. */
const found = (text: string) =>
  lintTemplate(text).map(({ rule, line, column, remedy }) => [rule, `${line}:${column}`, remedy])

describe('npx shop-elements lint', () => {
  it('finds nothing in a page as the docs have it, nor in a part of a page (LINT-1)', () => {
    assert.deepEqual(
      found(page('<shop-header site="AT" theme="light"></shop-header><main></main><shop-footer></shop-footer>')),
      [],
    )
    assert.deepEqual(found('<shop-header top-banner="summer"></shop-header>'), [])
    assert.deepEqual(
      found('<my-card shop-heder></my-card><p>shop-header</p><shop-reviews></shop-reviews><shop-folder></shop-folder>'),
      [],
    )
    assert.deepEqual(found(page('<shop-header></shop-header>', '<?php wp_head() ?>')), [])
  })

  it('finds unknown tags, attributes and values, where they stand, with the one probably meant (LINT-1)', () => {
    assert.deepEqual(
      found(
        '<div>\n  <shop-heder></shop-heder>\n  <shop-footer\n    sitte="DE"\n    stage="tset" theme="neon"></shop-footer></div>',
      ),
      [
        ['UNKNOWN_TAG', '2:3', 'Write <shop-header>.'],
        ['UNKNOWN_ATTRIBUTE', '4:5', 'Write "site".'],
        ['UNKNOWN_VALUE', '5:5', 'Write "test".'],
        ['UNKNOWN_VALUE', '5:18', 'It takes one of light.'],
      ],
    )
  })

  it('reads the JSON block and the page root (LINT-1)', () => {
    const block = (text: string) => `<script type="application/json" data-shop-elements>${text}</script>`
    assert.deepEqual(found('<html data-site="UK" data-theme="light" data-own="x">'), [
      ['UNKNOWN_VALUE', '1:7', 'It takes one of DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.'],
    ])
    assert.deepEqual(found(block('{ "site": "AT", "links": { "AT": { "hlep": "/faq" } }, "timing": 5 }')), [
      ['UNKNOWN_SETTING', '1:1', 'Write "help".'],
      ['UNKNOWN_VALUE', '1:1', 'Write a number from 0 to 1: 0.05 is one page view in 20.'],
    ])
    assert.deepEqual(found(block('{ "site": "AT", }')), [
      ['BAD_JSON_BLOCK', '1:1', 'Correct it: quotes around names, no comma at the end.'],
    ])
    assert.deepEqual(
      found(block('{ "headers": { "idempotency-key": false, "site": "X-Site" }, "cookies": { "csrf": "xsrf" } }')),
      [
        ['UNKNOWN_SETTING', '1:1', 'Remove it.'],
        ['UNKNOWN_SETTING', '1:1', 'Write "Idempotency-Key".'],
      ],
    )
    assert.deepEqual(found(`${block('{ "site": "{{ site }}" }')}<html data-site="{{ site }}">`), [])
  })

  it('finds a loader that is missing, doubled or no module, and a bare tag without room in a whole page (LINT-1)', () => {
    assert.deepEqual(
      found(page('<shop-header></shop-header><shop-footer></shop-footer>', '')).map(([rule]) => rule),
      ['NO_LOADER'],
    )
    assert.deepEqual(
      found(page('<shop-header></shop-header><shop-footer></shop-footer>', LOADER)).map(([rule]) => rule),
      ['NO_RESERVE_CSS'],
    )
    assert.deepEqual(
      found(page('<shop-preview></shop-preview>', LOADER + LOADER.replace('type="module" ', ''))).map(([rule]) => rule),
      ['LOADER_NOT_MODULE', 'TWO_LOADERS'],
    )
  })

  it('finds a second header, footer or preview in a whole page (LINT-1)', () => {
    const twice =
      '<shop-footer></shop-footer>\n<shop-newsletter></shop-newsletter><shop-newsletter></shop-newsletter>\n<shop-footer></shop-footer>'
    assert.deepEqual(found(page(twice)), [['TAG_TWICE', '6:1', 'Keep one.']])
    assert.deepEqual(found(twice), [])
  })

  it('finds a tag that is closed as in XML, but not in files that are compiled (LINT-1)', () => {
    assert.deepEqual(found('<shop-header site="DE" />\n<main></main>'), [
      ['TAG_NOT_CLOSED', '1:1', 'Write <shop-header></shop-header>.'],
    ])
    assert.deepEqual(lintTemplate('<template><shop-header site="DE" /></template>', false), [])
  })

  it('finds old names that are still read (LINT-1)', () => {
    assert.deepEqual(found('<shop-newsletter title="News" heading="News"></shop-newsletter>'), [
      ['DEPRECATED_ATTRIBUTE', '1:18', 'Write "heading".'],
    ])
    assert.deepEqual(found('<shop-header title="Our header"></shop-header>'), [])
  })

  it('finds an id of a tag that is there twice, but not those of others or of a template (LINT-1)', () => {
    assert.deepEqual(found('<div id="top"></div>\n<shop-header id="top"></shop-header>'), [
      ['DOUBLED_ID', '2:14', 'Give one of them another id.'],
    ])
    assert.deepEqual(
      found('<shop-footer id="f"></shop-footer><p id="f"></p>').map(([rule]) => rule),
      ['DOUBLED_ID'],
    )
    assert.deepEqual(found('<p id="a"></p><p id="a"></p><shop-header id="b"></shop-header>'), [])
    assert.deepEqual(found('<shop-header id="<?= $a ?>"></shop-header><p id="<?= $a ?>"></p>'), [])
  })

  it('finds speculation rules that open what changes something: our links, and those of the template (LINT-1, NEXT-7)', () => {
    const rules = (where: object, links = '') =>
      `<script type="speculationrules">${JSON.stringify({ prefetch: [{ where }] })}</script>${links}`
    const without = (...selectors: string[]) => ({
      and: [{ href_matches: '/*' }, { not: { href_matches: '/checkout*' } }, { not: { selector_matches: selectors } }],
    })
    const said = (html: string) =>
      lintTemplate(html)
        .filter(({ rule }) => rule === 'PREFETCHES_EFFECT')
        .flatMap(({ message }) => [...message.matchAll(/open (.*?) before/g)].map(([, links]) => links))
    assert.deepEqual(
      found(rules({ href_matches: '/*' })).map(([rule, place]) => [rule, place]),
      [['PREFETCHES_EFFECT', '1:1']],
    )
    assert.deepEqual(said(rules({ href_matches: '/*' })), ['/logout ("logout"), /checkout ("checkout")'])
    for (const selector of [
      '.no-prefetch',
      'a.no-prefetch',
      '[rel~=nofollow]',
      '.x, [rel="nofollow"]',
      'a[href^="/log"]',
    ])
      assert.deepEqual(said(rules(without(selector))), [], selector)
    assert.deepEqual(said(rules(without('.other'))), ['/logout ("logout")'])
    const links =
      '<a href="/cart?add-to-cart=3">Buy</a><a class="no" href="/vote">Vote</a><a href="{{ url }}/delete">x</a>'
    assert.deepEqual(said(rules(without('.no-prefetch', '.no'), links)), ['/cart?add-to-cart=3 ("add-to-cart")'])
    // It can't be told here what is around a link.
    assert.deepEqual(said(rules(without('nav .safe'))), [])
    assert.deepEqual(said(rules({ and: [{ href_matches: '/*' }, { selector_matches: '[data-root] a' }] })), [])
    assert.deepEqual(said('<script type="speculationrules">{ "prefetch": [{ "urls": ["/a", "/logout"] }] }</script>'), [
      '/logout ("logout")',
    ])
    assert.deepEqual(found('<script type="speculationrules">{ {{ rules }} }</script>'), [])
  })

  it('finds fragments of another release than a pinned loader’s, and tags in elements that hold text (LINT-1)', () => {
    const fragment = (release: string) =>
      `<shop-header site="TR"><template shadowrootmode="open"><div data-root data-release="${release}"><shop-bad></shop-bad></div></template></shop-header>`
    assert.deepEqual(found(page(fragment('1.0.0'), LOADER)), [])
    assert.deepEqual(
      found(page(fragment('0.9.0'), LOADER)).map(([rule]) => rule),
      ['OTHER_RELEASE'],
    )
    assert.deepEqual(
      found('<template><shop-heder></shop-heder></template>').map(([rule]) => rule),
      ['UNKNOWN_TAG'],
    )
    assert.deepEqual(found('<p>More: <b><shop-newsletter></shop-newsletter></b></p>'), [
      ['TAG_IN_TEXT', '1:13', 'Put it beside that element.'],
    ])
  })

  it('finds duties that a whole page lacks, and those that a template leaves out (LAW-10)', () => {
    const rules = (text: string) => lintTemplate(text).map(({ rule, line, column }) => [rule, `${line}:${column}`])
    const header = '<shop-header site="AT"></shop-header>'
    const [finding] = lintTemplate(page(header))
    assert.deepEqual(rules(page(header)), [['DUTY_MISSING', '4:1']])
    assert.match(`${finding?.message}`, /of AT asks for: "withdrawContract" \(Directive 2011\/83\/EU, Article 11a\)/)
    assert.match(`${finding?.remedy}`, /Add <shop-footer>/)
    assert.deepEqual(rules(page('<shop-header></shop-header>').replace('<html', '<html data-site="TR"')), [])
    assert.deepEqual(rules(header), [])
    const block = (duties: object) =>
      `<script type="application/json" data-shop-elements>${JSON.stringify({ duties })}</script>`
    assert.deepEqual(rules(block({ withdrawContract: false, cancelContracts: true })), [['DUTY_LEFT_OUT', '1:1']])
    assert.deepEqual(rules('<shop-footer guarantee-notice="false"></shop-footer>'), [['DUTY_LEFT_OUT', '1:14']])
    assert.deepEqual(rules('<shop-footer guarantee-notice="<?= $notice ?>"></shop-footer>'), [])
  })

  for (const [language, code] of Object.entries({
    PHP: '<?php if ($a->b > 1) { ?><shop-header site="<?= $site ?>" <?php echo $more ?>></shop-header><?php }',
    JSP: `<%@ page %><shop-header site="<%= site %>" theme="\${theme}"></shop-header>`,
    Twig: '{# <shop-heder> #}{% if a > b %}<shop-header {{ attributes }} site="{{ site|default("DE") }}"></shop-header>{% endif %}',
    FreeMarker: `<#if a gt b><shop-header site="\${site}" <#if c>reduced</#if>></shop-header></#if>`,
    Velocity: `#if($a)<shop-header site="$!site" theme="\${theme}" stage="$page.stage"></shop-header>#end`,
    Razor: '@if (a) {<shop-header site="@Model.Site" theme="@(theme)"></shop-header>}',
  }))
    it(`reads ${language}: what a template writes is no mistake (LINT-1)`, () => assert.deepEqual(found(code), []))

  it('reads code without an end in one pass, however often it begins (FRAGMENT-26, LINT-2)', () => {
    const started = process.cpuUsage()
    for (const begin of ['<%', '<#--', '<#', '{%', '{#', '{{', '${', '#{']) {
      const text = begin.repeat(100_000)
      assert.equal(masked(text), text)
      assert.equal(masked(`${begin} <i>`).includes('<i>'), !begin.startsWith('<#'))
    }
    assert.equal(masked('<b><?php <i>'), `<b>${MASK.repeat(9)}`)
    assert.equal(masked('{{ a }}}}{{ b'), `${MASK.repeat(7)}}}{{ b`)
    // Time of the processor: an expression takes minutes.
    assert.ok(process.cpuUsage(started).user < 10e6)
  })

  describe('by its command', () => {
    let folder: ReturnType<typeof temporaryFolder>
    beforeEach(() => {
      folder = temporaryFolder()
    })
    afterEach(() => folder.remove())

    it('reads folders, UTF-8 and windows-1252, and says it as text, JSON and SARIF, by its exit code (LINT-2)', async () => {
      const inner = join(folder.path, 'views')
      for (const name of ['views', 'node_modules']) {
        mkdirSync(join(folder.path, name))
        writeFileSync(
          join(folder.path, name, 'head.php'),
          Buffer.from('<p>Gr\u00fc\u00dfe</p>\n<shop-header theme="neon"></shop-header>', 'latin1'),
        )
      }
      writeFileSync(join(inner, 'notes.txt'), '<shop-heder></shop-heder>')
      const [text, json, sarif] = await Promise.all(
        ['text', 'json', 'sarif'].map((format) => run(['lint', folder.path, '--format', format])),
      )
      assert.deepEqual([text?.code, text?.error], [1, ''])
      assert.match(
        text?.out ?? '',
        /head\.php:2:14 {2}UNKNOWN_VALUE {2}<shop-header> theme.*\n {4}→ It takes one of light, .*dark\.\n1 template, 1 finding\n$/,
      )
      assert.deepEqual(Object.keys(JSON.parse(json?.out ?? '')[0]), [
        'file',
        'rule',
        'message',
        'remedy',
        'line',
        'column',
      ])
      const [{ tool, results }] = JSON.parse(sarif?.out ?? '').runs
      assert.deepEqual([tool.driver.rules, results[0].ruleId], [[{ id: 'UNKNOWN_VALUE' }], 'UNKNOWN_VALUE'])
      assert.deepEqual(results[0].locations[0].physicalLocation.region, { startLine: 2, startColumn: 14 })
      writeFileSync(join(inner, 'head.php'), '<shop-header theme="dark"></shop-header>')
      assert.deepEqual(await run(['lint', join(inner, 'head.php')]), {
        code: 0,
        out: '1 template, 0 findings\n',
        error: '',
      })
      assert.equal((await run(['lint', join(inner, 'gone.php')])).code, 2)
    })

    it('follows no link that is named (LINT-2, UPGRADE-2)', async () => {
      writeFileSync(join(folder.path, 'a.html'), '')
      symlinkSync(join(folder.path, 'a.html'), join(folder.path, 'link.html'))
      await assert.rejects(lint([join(folder.path, 'link.html')]), /link\.html is reached by a link/)
    })
  })

  it('finds an include that Apache skips for its blank (LINT-3)', () => {
    const include = (begin: string, path: string) => `<p></p>\n<!--${begin} virtual="${path}" -->`
    assert.deepEqual(found(include('# include', '/fragments/DE/shop-header')), [
      ['INCLUDE_WITH_BLANK', '2:1', 'Write <!--#include …, which nginx reads too.'],
    ])
    assert.deepEqual(found(include('#include', '/fragments/DE/shop-header')), [])
    assert.deepEqual(found(include('# include', '/menu.html')), [])
  })

  it('finds a fragment that is escaped, but not source that is shown on purpose (LINT-3)', () => {
    for (const text of ['&lt;shop-header&gt;', '&lt;template shadowrootmode="open"&gt;', '&amp;lt;shop-footer&amp;gt;'])
      assert.deepEqual(
        found(`<main>\n<p>${text}</p></main>`).map(([rule, place]) => [rule, place]),
        [['FRAGMENT_ESCAPED', '2:4']],
      )
    assert.deepEqual(found('<p><code>&lt;shop-header&gt;</code> a &lt; b</p>'), [])
  })

  it('finds a pasted fragment that is altered or reformatted (LINT-3)', async () => {
    const { renderFragment }: typeof import('../../../src/render/render.ts') = await import(
      pathToFileURL(root('dist/render.js')).href
    )
    const html = await renderFragment('shop-header', { site: 'AT', theme: 'coffee-dark' })
    const pasted = async (text: string) =>
      (await pastedFindings(text, VERSION, renderFragment)).map(({ rule, line, message }) => [rule, line, message])
    assert.deepEqual(await pasted(`<body>\n${html}</body>`), [])
    assert.deepEqual(await pasted('<shop-header site="AT"></shop-header>'), [])
    const [[rule, line, message] = []] = await pasted(`<body>\n${html.replace(/\.badge\{[^}]*\}/, '')}</body>`)
    assert.deepEqual([rule, line], ['FRAGMENT_ALTERED', 2])
    assert.match(`${message}`, /differs from that of release \d.*STYLE_ALTERED \(lost: \.badge\)/)
    const [[other] = []] = await pasted(html.replace('>Damen<', '>\n  Damen\n<'))
    assert.equal(other, 'FRAGMENT_REFORMATTED')
    assert.deepEqual(await pasted(html.replace('>Damen<', '><?= $women ?><')), [], 'A template writes it.')
    assert.deepEqual(
      await pasted(html.replace(/data-release="[^"]*"/, 'data-release="0.9.0"').replace('Damen', '')),
      [],
    )
  })

  it('refuses options that can’t be used (LINT-2)', () => {
    assert.throws(() => readLintOptions([]), /Files or folders are needed/)
    assert.throws(() => readLintOptions(['a.html', '--format', 'xml']), /--format must be one of text, json, sarif/)
    assert.throws(() => readLintOptions(['a.html', '--fix']), /--fix/)
  })
})
