import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from '../e2e/support/release.ts'

type Renderer = typeof import('../../src/render/render.ts')
const { renderFragment } = (await import(join(ROOT, 'dist/render.js'))) as Renderer
type Problem = Parameters<NonNullable<NonNullable<Parameters<Renderer['renderFragment']>[2]>['onError']>>[0]

/** The data that a fragment carries. */
const carried = (html: string) =>
  JSON.parse(/<script type="application\/json" data-content>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const markupOf = (html: string) => html.slice(html.indexOf('<div data-root'))

const NAVIGATION = [
  {
    title: 'Kaffee',
    href: '/categories/coffee',
    children: [
      { title: 'Bohnen', href: '/categories/beans', children: [{ title: 'Crema', href: '/categories/crema' }] },
      { title: 'Böse', href: 'javascript:attacked()' },
    ],
  },
  { title: 'Wohnen', href: '/categories/home' },
  { href: '/without-title' },
]
const THEME_WORLDS = {
  themeworldFlyout: {
    overview: { title: 'Welten', url: '/worlds' },
    sections: { new: { themeworlds: [{ url: '/worlds/one', title: 'Eins' }] } },
  },
}

describe('the content of a fragment', () => {
  it('has the entries of the services, and what they open, as links in the HTML (DELIVERY-25, NAV-46)', async () => {
    const content = { navigation: NAVIGATION, themeWorlds: THEME_WORLDS }
    const html = await renderFragment('shop-header', { site: 'DE' }, { content })
    const markup = markupOf(html)
    for (const [href, title] of [
      ['/worlds', 'Welten'],
      ['/worlds/one', 'Eins'],
      ['/categories/coffee', 'Kaffee'],
      ['/categories/beans', 'Bohnen'],
      ['/categories/crema', 'Crema'],
      ['/categories/home', 'Wohnen'],
    ])
      assert.match(markup, new RegExp(`<a [^>]*href="${href}"[^>]*>${title}</a>`))
    assert.deepEqual(
      carried(html).navigation.map(({ title }: { title: string }) => title),
      ['Kaffee', 'Wohnen'],
    )
    assert.ok(Math.abs(Date.now() - carried(html).time) < 120_000)
  })

  it('loses what is wrong, entry by entry, and tells it without the value (DELIVERY-25)', async () => {
    const problems: Problem[] = []
    const html = await renderFragment(
      'shop-header',
      { site: 'DE' },
      { content: { navigation: NAVIGATION, themeWorlds: '<html>' }, onError: (problem) => problems.push(problem) },
    )
    assert.ok(!html.includes('javascript:') && !html.includes('without-title'))
    assert.deepEqual(
      problems.map(({ element, code }) => `${element} ${code}`),
      ['shop-header ENTRY_DROPPED', 'shop-header ENTRY_DROPPED', 'shop-header THEME_WORLDS_UNAVAILABLE'],
    )
    assert.ok(!JSON.stringify(problems).includes('attacked'))
    assert.equal(carried(html).themeWorlds, undefined)
  })

  it('is data that can end neither its script nor an attribute (DELIVERY-25)', async () => {
    const title = '</script><!--<script>"\'>\u2028\ud800'
    const html = await renderFragment('shop-header', {}, { content: { navigation: [{ title, href: '/x' }] } })
    assert.equal(html.split('</script>').length, 2)
    assert.ok(!html.includes('<!--<script'))
    assert.equal(carried(html).navigation[0].title, title.replace('\ud800', '\ufffd'))
  })

  it('changes nothing of a fragment without any (DELIVERY-45)', async () => {
    const plain = await renderFragment('shop-header', { site: 'DE' })
    for (const content of [{}, { navigation: {} }, { footer: null }, { promotions: {} }])
      assert.equal(await renderFragment('shop-header', { site: 'DE' }, { content }), plain)
    assert.ok(!plain.includes('data-content'))
    const reduced = await renderFragment('shop-header', { reduced: true }, { content: { navigation: NAVIGATION } })
    assert.ok(!reduced.includes('data-content') && !reduced.includes('Bohnen'))
  })
})
