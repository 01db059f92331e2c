import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ATTACKS, GOOD_TEXT } from '../api/promotion/promotion-attacks.ts'
import { renderFragment } from './support/dist.ts'

type Options = NonNullable<Parameters<typeof renderFragment>[2]>
type Problem = Parameters<NonNullable<Options['onError']>>[0]
/** A German header with content. */
const headerOf = (content: Options['content'], attributes: object = {}, onError?: Options['onError']) =>
  renderFragment('shop-header', { site: 'DE', ...attributes }, { content, ...(onError && { onError }) })

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

const answer = (type: string, content: object) => ({ type, contentJSON: JSON.stringify(content) })
const picture = (name: string) => ({
  imageData: { cutouts: [{ imagePath: `/${name}.jpg`, breakpoint: 0, imageCss: 'object-position: 30% 60%' }] },
})
const PROMOTIONS = {
  top: answer('ApiTopBannerPromotion', {
    headline: 'Wochen des Kaffees',
    legalText: GOOD_TEXT,
    legalTextHint: 'Bedingungen',
    backgroundColor: { colorCode: '#7a1f2b' },
  }),
  category: answer('ApiCategory', {
    headline: 'Genuss',
    img: picture('category'),
    voucherCode: { code: 'GENUSS20' },
  }),
  pi: answer('ApiPiPromotion', { headline: 'Advent', img: picture('pi'), link: '/advent' }),
  strip: answer('ApiHeaderBenefitsPromotion', { links: [{ url: '/help', text: 'Gratis Versand' }] }),
}
const PLACES = { 'top-banner': 'top', 'category-banner': 'category', 'pi-teaser': 'pi', benefits: 'strip' }
const FOOTER = {
  headline: 'Gut zu wissen',
  teaser: { groups: [{ heading: { iconName: 'contact', link: { url: '/c', text: 'Kontakt' } }, links: [] }] },
  legalLinks: [{ url: '/imprint', text: 'Impressum' }],
}
const footerAnswer = (content: object) => ({ contentJSON: JSON.stringify(content) })

describe('the content of a fragment', () => {
  it('has the entries of the services, and what they open, as links in the HTML (DELIVERY-25, NAV-46)', async () => {
    const content = { navigation: NAVIGATION, themeWorlds: THEME_WORLDS }
    const html = await headerOf(content)
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
    assert.equal(carried(html).times, undefined)
  })

  it('says how old it is, each part where that differs, and not when it was rendered (LIVE-13)', async () => {
    const [hourAgo, dayAgo] = [1, 24].map((hours) => Math.floor(Date.now() / 60_000) * 60_000 - hours * 3_600_000)
    const content = { navigation: NAVIGATION, themeWorlds: THEME_WORLDS }
    const timesOf = async (times: object) => {
      const { time, times: each } = carried(await headerOf({ ...content, times }))
      return { time, each }
    }
    assert.deepEqual(await timesOf({ navigation: dayAgo, themeWorlds: hourAgo }), {
      time: dayAgo,
      each: { navigation: dayAgo, themeWorlds: hourAgo },
    })
    assert.deepEqual(await timesOf({ navigation: dayAgo, themeWorlds: dayAgo }), { time: dayAgo, each: undefined })
  })

  it('loses what is wrong, entry by entry, and reports it (DELIVERY-25)', async () => {
    const problems: Problem[] = []
    const content = { navigation: NAVIGATION, themeWorlds: '<html>' }
    const html = await headerOf(content, {}, (problem) => problems.push(problem))
    assert.ok(!html.includes('javascript:') && !html.includes('without-title'))
    assert.deepEqual(
      problems.map(({ element, code }) => `${element} ${code}`),
      ['shop-header ENTRY_DROPPED', 'shop-header THEME_WORLDS_UNAVAILABLE'],
    )
    assert.ok(!JSON.stringify(problems).includes('attacked'))
    assert.equal(carried(html).themeWorlds, undefined)
  })

  it('is data that can end neither its script nor an attribute (DELIVERY-25)', async () => {
    const title = '</script><!--<script>"\'>\u2028\ud800'
    const html = await headerOf({ navigation: [{ title, href: '/x' }] })
    const plain = await headerOf({})
    assert.equal(html.split('</script>').length, plain.split('</script>').length + 1)
    assert.ok(!html.includes('<!--<script'))
    assert.equal(carried(html).navigation[0].title, title.replace('\ud800', '\ufffd'))
  })

  it('changes nothing of a fragment without any (DELIVERY-45)', async () => {
    const plain = await renderFragment('shop-header', { site: 'DE' })
    for (const content of [{}, { navigation: {} }, { footer: null }, { promotions: {} }])
      assert.equal(await headerOf(content), plain)
    assert.ok(!plain.includes('data-content'))
    const reduced = await headerOf({ navigation: NAVIGATION }, { reduced: true })
    assert.ok(!reduced.includes('data-content') && !reduced.includes('Bohnen'))
  })

  it('has the four campaigns as pages show them (DELIVERY-20, DELIVERY-25, PROMO-23, PROMO-40, PROMO-38)', async () => {
    const html = await headerOf({ promotions: PROMOTIONS }, PLACES)
    const markup = markupOf(html)
    for (const layout of Object.keys(PLACES)) assert.ok(markup.includes(`promotion--${layout}`), layout)
    const details = /<details[^>]*><summary[^>]*>Bedingungen<.*?<\/summary>.*?<\/details>/s.exec(markup)?.[0] ?? ''
    assert.match(
      details,
      /<b>20 %<\/b> auf <em>alles<\/em><br\/?>bis <a href="\/help"[^>]*>Sonntag<span class="visually-hidden">.*?<\/span><\/a>/,
    )
    const [category = '', pi = ''] = markup.match(/<img [^>]*src="\/(category|pi)\.jpg"[^>]*>/g) ?? []
    for (const image of [category, pi]) assert.match(image, /width="960" height="540"/)
    assert.match(category, /loading="eager"/)
    assert.match(pi, /loading="lazy"/)
    assert.ok(!/ style="/.test(markup))
    const [, colours = ''] = /<style data-content>(.*?)<\/style>/s.exec(html) ?? []
    assert.match(colours, /promotion-place--top-banner \.promotion__body\{ --_surface:#7a1f2b;--_text:#ffffff\}/)
    assert.match(colours, /promotion-place--pi-teaser \.promotion-picture img\{ object-position:30% 60%\}/)
  })

  it('says where no campaign runs, and leaves out one that can’t be shown (DELIVERY-25, PROMO-11)', async () => {
    const problems: Problem[] = []
    const promotions = { top: null, category: answer('ApiUnknown', {}), pi: { contentJSON: 7 } }
    const html = await headerOf({ promotions }, { ...PLACES, benefits: '' }, (problem) => problems.push(problem))
    assert.deepEqual(carried(html).promotions, { top: null })
    assert.match(markupOf(html), /promotion-place--top-banner"[^>]*><span hidden="hidden"><\/span>/)
    assert.deepEqual(problems.map(({ code }) => code).sort(), ['PROMOTION_INVALID', 'PROMOTION_INVALID'])
  })

  it('is harmless, whatever a campaign says (DELIVERY-25, PROMO-33, PROMO-35)', async () => {
    const plain = await headerOf({})
    for (const attack of ATTACKS) {
      const promotions = {
        top: answer('ApiTopBannerPromotion', { headline: 'x', promotionLongText: attack, legalText: attack }),
      }
      const html = await headerOf({ promotions }, { 'top-banner': 'top', benefits: '' })
      const [place = ''] = /<div class="promotion-place promotion-place--top-banner"[^>]*>.*?<header/s.exec(html) ?? []
      const tags = [...place.matchAll(/<(\w+)([^>]*)>/g)]
      assert.ok(tags.length > 3, attack)
      for (const [tag, name = '', attributes = ''] of tags) {
        assert.ok(
          !/script|style|iframe|img|form|input|link|meta|base|math|object|embed/.test(name),
          `${attack}: ${tag}`,
        )
        assert.ok(!/ (on\w+|style|srcdoc|ping)=/.test(attributes), `${attack}: ${tag}`)
        assert.ok(!/href="(?!https?:|\/)/.test(attributes), `${attack}: ${tag}`)
      }
      assert.equal(html.split('</script>').length, plain.split('</script>').length + 1, attack)
    }
  })

  it('may hold texts as deep as they like (DELIVERY-25)', async () => {
    const deep = `${'<b>'.repeat(20_000)}x`
    const promotions = { top: answer('ApiTopBannerPromotion', { headline: 'Oben', promotionLongText: deep }) }
    const html = await headerOf({ promotions }, { 'top-banner': 'top' })
    assert.ok((html.match(/<b>/g)?.length ?? 0) < 100)
    assert.match(html, /Oben/)
  })

  it('has the footer’s content, and the built-in legal links where it has none (DELIVERY-25, FOOTER-14)', async () => {
    const html = await renderFragment('shop-footer', { site: 'DE' }, { content: { footer: footerAnswer(FOOTER) } })
    assert.match(markupOf(html), /<h2 class="footer__headline">Gut zu wissen<\/h2>/)
    assert.match(markupOf(html), /href="\/c"[^>]*>Kontakt/)
    assert.equal(carried(html).footer.headline, 'Gut zu wissen')
    const without = { ...FOOTER, legalLinks: [] }
    const other = await renderFragment('shop-footer', { site: 'DE' }, { content: { footer: footerAnswer(without) } })
    assert.match(markupOf(other), /Cookie-Einstellungen/)
    assert.match(markupOf(other), /Gut zu wissen/)
  })

  for (const [site, ...pages] of [
    ['DE', '/pages/vertraege-kuendigen', '/pages/vertrag-widerrufen', '/pages/gewaehrleistungsrecht'],
    ['AT', '/pages/vom-vertrag-zuruecktreten', '/pages/gewaehrleistungsrecht'],
    ['CZ', '/pages/odstoupit-od-smlouvy', '/pages/zakonna-zaruka'],
    ['HU', '/pages/elallas-online', '/pages/szavatossag'],
    ['PL', '/pages/odstap-od-umowy', '/pages/prawna-gwarancja'],
    ['SK', '/pages/odstupit-od-zmluvy', '/pages/zakonna-zaruka'],
    ['CH'],
    ['TR'],
  ] as const)
    it(`has what the law of ${site} asks for, with any content, reduced or not (LAW-1, LAW-2, LAW-4)`, async () => {
      const [first, last] = [pages[0] ?? '/x', pages.at(-1) ?? '/x']
      for (const reduced of [false, true])
        for (const legalLinks of [
          undefined,
          [],
          [{ url: '/imprint', text: 'Impressum' }],
          [{ url: `https://www.shop.example${first}?from=footer`, text: 'Own' }],
          [{ url: '/own', text: 'Own', duty: pages.length > 0 ? 'guaranteeNotice' : undefined }],
        ]) {
          const footer = legalLinks && footerAnswer({ ...FOOTER, legalLinks })
          const html = await renderFragment('shop-footer', { site, reduced }, footer && { content: { footer } })
          const [, list = ''] = /<ul class="legal__links">(.*?)<\/ul>/s.exec(markupOf(html)) ?? []
          const hrefs = [...list.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
          const isOwn = legalLinks?.[0]?.text === 'Own'
          const own = isOwn ? (legalLinks?.[0]?.url === '/own' ? last : first) : ''
          for (const page of pages) assert.equal(hrefs.includes(page), page !== own, `${page} in ${hrefs}`)
          if (pages.length === 0) assert.doesNotMatch(list, /data-live|guarantee/)
        }
    })

  it('names the language of the country links (FOOTER-38)', async () => {
    const html = await renderFragment('shop-footer', { site: 'DE' })
    const languages = [...html.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, language]) => language)
    assert.deepEqual(languages.length, 9)
    assert.ok(languages.includes('fr-CH') && languages.includes('hu-HU'))
  })
})
