import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { themeNames } from '../../tools/build/theme-names.ts'
import { root } from '../../tools/paths.ts'
import { dist, manifest, read, renderFragment } from './support/dist.ts'

/** Twig, Liquid, Mustache, Handlebars, Nunjucks; ERB, EJS, JSP, PHP; FreeMarker, Velocity, Thymeleaf, Pug; TYPO3; Razor, Blade. */
const TEMPLATE_MARKS = ['{{', '{%', '{#', '{!', '<%', '<?', '${', '#{', '[[', '###', '@{', '@(']

/** Content of a page that has none of the marks. */
const CONTENTS: [tag: Parameters<typeof renderFragment>[0], content: object, attributes?: { 'top-banner': string }][] =
  [
    [
      'shop-header',
      {
        navigation: [
          { title: 'Kaffee', href: '/coffee', children: [{ title: 'Bohnen', href: '/beans', children: [] }] },
        ],
        promotions: {
          top: {
            type: 'ApiTopBannerPromotion',
            contentJSON: JSON.stringify({ headline: 'Wochen des Kaffees', backgroundColor: { colorCode: '#7a1f2b' } }),
          },
        },
      },
      { 'top-banner': 'top' },
    ],
    ['shop-footer', { footer: { contentJSON: JSON.stringify({ headline: 'Gut zu wissen' }) } }],
    ['shop-newsletter', {}],
  ]

describe('fragments', () => {
  it('make a tool for assistants of the search where the page wants tools, and of nothing else (PROPOSAL-18)', async () => {
    const toolsOf = (html: string) => html.match(/toolname="\w+"/g) ?? []
    const wanted = await renderFragment('shop-header', { site: 'DE', 'agent-tools': 'ask' })
    assert.deepEqual(toolsOf(wanted), ['toolname="search"'])
    for (const tag of ['shop-header', 'shop-footer', 'shop-newsletter'] as const)
      assert.deepEqual(toolsOf(await renderFragment(tag, { site: 'DE' })), [], tag)
  })

  it('are listed by site in the manifest, the reduced ones too (DELIVERY-4, DELIVERY-18)', () => {
    assert.deepEqual(Object.keys(manifest.sites), [...SITES])
    for (const site of SITES) {
      const { locales, fragments } = manifest.sites[site]
      assert.equal(locales[0], localeOf(site))
      const files = readdirSync(dist(`fragments/${site}`)).map((file) => `fragments/${site}/${file}`)
      assert.deepEqual(Object.values(fragments).sort(), files.sort())
      assert.ok(!read(fragments['shop-header.reduced']).includes('part="cart-icon"'), site)
      assert.match(read(fragments['shop-header.reduced']), /^<shop-header site="\w+" reduced="">/)
      assert.ok(read(fragments['shop-footer.reduced']).length < read(fragments['shop-footer']).length, site)
    }
  })

  it('keep search engines from showing a menu as a summary (DELIVERY-76)', () => {
    for (const site of SITES)
      for (const tag of ['shop-header', 'shop-footer'])
        assert.match(read(manifest.sites[site].fragments[tag]), /<div data-root="[\d.]+" data-nosnippet /)
  })

  it('have the icons of a reduced footer in their markup, and room for those of a whole one (FOOTER-46)', async () => {
    const icons = async (attributes: { reduced?: boolean }) =>
      [
        ...(await renderFragment('shop-footer', attributes)).matchAll(/<svg[^>]*data-live="drawing:[^>]*>(<path)?/g),
      ].map(([, path]) => Boolean(path))
    assert.deepEqual(new Set(await icons({ reduced: true })), new Set([true]))
    assert.deepEqual(new Set(await icons({})), new Set([false]))
  })

  it('have chevrons in the list that stands for the drawer where content says what opens (NAV-27)', async () => {
    const navigation = [{ title: 'Coffee', href: '/coffee', children: [{ title: 'Beans', href: '/beans' }] }]
    const chevron = /:has\(\s*\+\s*\.navigation__below\):after/
    assert.match(await renderFragment('shop-header', {}, { content: { navigation } }), chevron)
    assert.doesNotMatch(await renderFragment('shop-header'), chevron)
  })

  it('leave the newsletter form out where its box is off (FOOTER-28, FOOTER-35)', async () => {
    assert.match(await renderFragment('shop-footer'), /<shop-newsletter[^>]*><template/)
    for (const attributes of [{ reduced: true }, { newsletter: false }])
      assert.doesNotMatch(await renderFragment('shop-footer', attributes), /<shop-newsletter/)
  })

  it('cut no e-mail address of a form that no code has reached (NEWS-14)', () => {
    for (const site of SITES)
      for (const tag of ['shop-footer', 'shop-newsletter']) {
        const [field = ''] = /<input[^>]*type="email"[^>]*>/.exec(read(manifest.sites[site].fragments[tag])) ?? []
        assert.match(field, /name="email"/)
        assert.doesNotMatch(field, /maxlength/i)
      }
  })

  it('hold ASCII and no comment, for pages of any encoding and parsers that drop comments (DELIVERY-61)', () => {
    for (const site of SITES) {
      for (const file of Object.values<string>(manifest.sites[site].fragments)) {
        assert.deepEqual(read(file).match(/[^\0-\x7f]|<!--/gu), null, file)
      }
    }
    assert.match(read(manifest.sites.SK.fragments['shop-footer']), /&#268;esko/)
  })

  it('hold nothing that a template engine reads (DELIVERY-61)', async () => {
    const problems: string[] = []
    const look = (name: string, html: string) => {
      for (const mark of TEMPLATE_MARKS) if (html.includes(mark)) problems.push(`${name}: ${mark}`)
    }
    for (const site of SITES) {
      for (const file of Object.values<string>(manifest.sites[site].fragments)) look(file, read(file))
      for (const [tag, content, attributes] of CONTENTS)
        look(`${site} ${tag}`, await renderFragment(tag, { site, product: 'Bohne', ...attributes }, { content }))
    }
    assert.deepEqual(problems, [])
    assert.match(read(manifest.sites.DE.fragments['shop-header']), /"header.signedInShort":"%name%"/)
  })

  it('hold no sign that the cleaner of a CMS mends (DELIVERY-82)', async () => {
    const problems: string[] = []
    const look = (name: string, html: string) => {
      for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
        if (css.includes('<')) problems.push(`${name}: ${css.match(/.{0,30}<.{0,9}/)}`)
      for (const [, json = ''] of html.matchAll(/<script[^>]*>(.*?)<\/script>/gs))
        if (/[&<>]/.test(json)) problems.push(`${name}: ${json.match(/.{0,30}[&<>].{0,9}/)}`)
      if (/ popover(?!\w|="\w)/.test(html)) problems.push(`${name}: a popover without a value`)
    }
    for (const site of SITES) {
      for (const file of Object.values<string>(manifest.sites[site].fragments)) look(file, read(file))
      for (const [tag, content, attributes] of CONTENTS)
        for (const theme of themeNames())
          look(`${site} ${tag} ${theme}`, await renderFragment(tag, { site, theme, ...attributes }, { content }))
    }
    assert.deepEqual(problems, [])
    const header = read(manifest.sites.DE.fragments['shop-header'])
    assert.match(header, /<style>/)
    assert.match(header, /"K\\u00fcche \\u0026 Haushalt"/)
    assert.match(header, / id="menu" popover="auto" /)
  })

  it('hold nothing that an engine takes for its own, or a tool merges or drops (DELIVERY-91)', async () => {
    const SIGNS: [what: string, sign: RegExp][] = [
      ['a brace of an engine', /\{(?![\s}])/],
      ['a shortcode', /\[(?!\s)/],
      ['a directive of Velocity', /#(?:if|else|elseif|end|stop|set|define|foreach|include|parse|macro)\b/],
      ['an empty attribute with a meaning', / (?:hidden|inert|noValidate|required|open|checked|popover)(?:=""|[ >])/],
      ['an <svg> in another one', /<svg(?:(?!<\/svg>).)*<svg/s],
      ['a shape that becomes a path', /<(?:circle|rect|line|poly\w+)\b/],
      ['paths that become one', /(<path)( d="[^"]*")?><\/path><path( d="[^"]*")?>/],
    ]
    const problems = new Set<string>()
    const look = (name: string, html: string) => {
      const [, inside = ''] = /^<[^>]*>(.*)/s.exec(html) ?? []
      for (const [what, sign] of SIGNS) {
        const found = sign.exec(inside)
        if (found) problems.add(`${name}: ${what}: ${inside.slice(found.index, found.index + 40)}`)
      }
    }
    // As editors may write it.
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is none
    const odd = '{{ user }} {literal} [gallery id=1] [[${x}]] ${x} #{x} {% if %} {# x #} <?php <% x %>'
    const ofEditors: typeof CONTENTS = [
      [
        'shop-header',
        {
          navigation: [{ title: odd, href: `/x?q=${odd}`, children: [] }],
          promotions: { top: { type: 'ApiTopBannerPromotion', contentJSON: JSON.stringify({ headline: odd }) } },
        },
        { 'top-banner': 'top' },
      ],
      ['shop-footer', { footer: { contentJSON: JSON.stringify({ headline: odd }) } }],
      ['shop-header', {}, { 'top-banner': odd }],
    ]
    for (const site of SITES) {
      for (const file of Object.values<string>(manifest.sites[site].fragments)) look(file, read(file))
      for (const [tag, content, attributes] of [...CONTENTS, ...ofEditors])
        for (const theme of site === 'DE' ? themeNames() : [undefined])
          look(`${site} ${tag} ${theme}`, await renderFragment(tag, { site, theme, ...attributes }, { content }))
    }
    assert.deepEqual([...problems], [])
    const navigation = [{ title: odd, href: '/x' }]
    const header = await renderFragment('shop-header', { site: 'DE' }, { content: { navigation } })
    const [, json = ''] = /data-content>(.*?)<\/script>/s.exec(header) ?? []
    assert.equal(JSON.parse(json).navigation[0].title, odd)
  })

  it('have the whole sheet of their element, and the texts, listed in the manifest (DELIVERY-4)', () => {
    for (const tag of ['shop-header', 'shop-footer', 'shop-newsletter'])
      assert.ok(manifest.files[manifest.elements[tag].styleSheet], tag)
    for (const site of SITES)
      for (const locale of manifest.sites[site].locales) assert.ok(manifest.files[manifest.texts[locale]], locale)
  })

  it('have a sheet that reserves the space of tags without them, on nine sites (DELIVERY-24)', () => {
    const css = read('reserve.css')
    const measured: Record<string, Record<string, unknown>> = JSON.parse(
      readFileSync(root('src/elements/reserve-heights.json'), 'utf8'),
    )
    let own = 0
    for (const site of SITES.filter((name) => name !== 'DE'))
      for (const tag of ['shop-footer', 'shop-newsletter']) {
        const heights = measured[tag] ?? {}
        // One whose heights are those of DE needs no rule.
        const isOwn = !isDeepStrictEqual(heights[site], heights.DE)
        own += Number(isOwn)
        assert.equal(new RegExp(`${tag}:is\\([^{]*\\[site=${site}\\]`).test(css), isOwn, `${site} ${tag}`)
      }
    assert.ok(own > 10, `${own}`)
    assert.ok(manifest.files['reserve.css'].brotli < 3500)
  })
})
