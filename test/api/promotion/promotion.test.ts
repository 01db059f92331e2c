import { expect } from '@open-wc/testing'
import colorNames from 'color-name'
import { namedColour } from '../../../src/api/promotion/promotion-schema.ts'
import { getPromotion } from '../../../src/api/promotion/promotion-service.ts'
import { readColourName } from '../../../src/render/make-snapshot.ts'
import type { Promotion } from '../../../src/shop/promotion/promotion.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { dropped, failureOf } from '../support.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const
const PATH = '/service/promotion/api/promotion'

const cutout = (breakpoint: number, more: object = {}) => ({
  imagePath: `/p-${breakpoint}.jpg`,
  targetSize: { width: breakpoint },
  breakpoint,
  ...more,
})
const image = (...cutouts: unknown[]) => ({ imageData: { cutouts } })

const using = (answer: () => Response) => page.serve({ [`GET ${PATH}/x`]: answer })
const get = (more: object = {}) => getPromotion(context, { id: 'x', ...more })
const read = <Layout extends Promotion['layout']>(type: string, content: unknown) => {
  using(() => json({ type, contentJSON: typeof content === 'string' ? content : JSON.stringify(content) }))
  return get() as Promise<Extract<Promotion, { layout: Layout }>>
}
const readBanner = (content: unknown) => read<'top-banner'>('ApiTopBannerPromotion', content)

describe('the promotion service', () => {
  describe('is called', () => {
    it('with the id encoded, and ~header_top as it is (PROMO-2)', async () => {
      await get({ id: '~header_top' })
      await get({ id: '../a b/ü?x' })
      const paths = page.calls().map(({ path }) => path)
      expect(paths).to.deep.equal([`${PATH}/~header_top`, `${PATH}/..%2Fa%20b%2F%C3%BC%3Fx`])
    })

    it('with the site header and cookies, and without empty tags (PROMO-2, PROMO-3)', async () => {
      await get({ allOfTags: '', anyOfTags: ' , ' })
      const [call] = page.calls()
      expect(call?.headers.get('X-Hunter-Site')).to.equal('HU')
      expect([...(call?.query ?? [])]).to.deep.equal([])
      expect(call?.request.credentials).to.equal('include')
    })

    it('with tags separated by commas', async () => {
      await get({ allOfTags: 'a, b', anyOfTags: 'c  d', noneOfTags: 'e' })
      expect([...(page.calls()[0]?.query ?? [])]).to.deep.equal([
        ['allOfTags', 'a,b'],
        ['anyOfTags', 'c,d'],
        ['noneOfTags', 'e'],
      ])
    })
  })

  it('treats 404 as no promotion, and any other status but 2xx as a failure (PROMO-5, PROMO-6)', async () => {
    using(() => json({}, 404))
    expect(await get()).to.equal(undefined)
    using(() => json({}, 500))
    expect((await failureOf(get())).reason).to.equal('status')
  })

  describe('rejects', () => {
    it('an unknown type (PROMO-8)', async () => {
      const error = await failureOf(read('ApiUnknown', { headline: 'x' }))
      expect(error.reason).to.equal('malformed')
      expect(error.message).to.include('type: expected').and.not.to.include('ApiUnknown')
      for (const type of ['constructor', 'toString', '__proto__', ''])
        expect((await failureOf(read(type, { headline: 'x' }))).reason, type).to.equal('malformed')
    })

    for (const content of ['', '{', 'null', '[]', '"text"', '42', '<html>', '{"headline":', `${'['.repeat(100_000)}`]) {
      it(`content that can’t be parsed (PROMO-9): ${content.slice(0, 20)}`, async () => {
        expect((await failureOf(read('ApiTopBannerPromotion', content))).reason).to.equal('malformed')
      })
    }

    it('content that has nothing to show for its type (PROMO-9)', async () => {
      for (const [type, content] of [
        ['ApiTopBannerPromotion', { useDarkTheme: true }],
        ['ApiTopBannerPromotion', { headline: ' <b></b> ' }],
        ['ApiCategory', { subline: '<br>' }],
        ['ApiPiPromotion', { link: 'no address' }],
        ['ApiHeaderBenefitsPromotion', { links: [] }],
        ['ApiHeaderBenefitsPromotion', { headline: 'x' }],
      ] as const)
        expect((await failureOf(read(type, content))).reason, JSON.stringify(content)).to.equal('malformed')
    })
  })

  for (const [type, content] of [
    ['ApiTopBannerPromotion', { link: { url: '/a' } }],
    ['ApiTopBannerPromotion', { legalText: 'x' }],
    ['ApiCategory', { voucherCode: { code: 'X' } }],
    ['ApiCategory', { promotionShortText: 'x' }],
    ['ApiCategory', { promotionLongText: 'x' }],
    ['ApiCategory', { subline: 'x' }],
    ['ApiCategory', { ctaButton: { ctaLink: { url: '/a' } } }],
    ['ApiPiPromotion', { subline: 'x' }],
    ['ApiPiPromotion', { link: { url: '/a' } }],
  ] as const)
    it(`shows an ${type} of ${Object.keys(content)} alone (PROMO-9)`, async () => {
      expect((await read(type, content)).layout).to.be.a('string')
    })

  it('reads a top banner (PROMO-12, PROMO-23)', async () => {
    const banner = await readBanner({
      headline: 'Kaffeewochen',
      promotionLongText: '<b>20 %</b> auf alles',
      promotionShortText: '20 %',
      legalText: 'Nur online.',
      legalTextHint: 'Bedingungen der Aktion',
      legalTextHintShort: 'Bedingungen',
      unknownField: { deep: true },
    })
    expect(banner.layout).to.equal('top-banner')
    expect(banner.headline).to.deep.equal(['Kaffeewochen'])
    expect(banner.longText).to.deep.equal([{ tag: 'b', children: ['20 %'] }, ' auf alles'])
    expect(banner.legal).to.deep.equal({
      text: ['Nur online.'],
      hint: 'Bedingungen der Aktion',
      shortHint: 'Bedingungen',
    })
    expect(banner.isDark).to.equal(false)
  })

  it('reads a hint without a legal text (PROMO-23)', async () => {
    const banner = await readBanner({ headline: 'x', legalTextHint: 'Nur online.' })
    expect(banner.legal).to.deep.equal({ text: undefined, hint: 'Nur online.', shortHint: undefined })
  })

  it('cleans markup that JSON escapes (PROMO-35)', async () => {
    const banner = await readBanner(
      '{"headline":"\\u003cb\\u003e20 %\\u003c/b\\u003e\\u003cimg src=x onerror=alert(1)\\u003e"}',
    )
    expect(banner.headline).to.deep.equal([{ tag: 'b', children: ['20 %'] }])
  })

  it('treats a field of a wrong type or null as missing (CALL-19, CALL-21)', async () => {
    const banner = await readBanner({
      headline: 'x',
      promotionLongText: 5,
      promotionShortText: null,
      legalText: ['x'],
      useDarkTheme: 'yes',
      backgroundColor: 'red',
      link: { url: 5 },
    })
    expect(Object.entries(banner).filter(([, value]) => value !== undefined)).to.deep.equal([
      ['layout', 'top-banner'],
      ['isDark', false],
      ['headline', ['x']],
    ])
  })

  describe('reads cutouts', () => {
    const cutoutsOf = async (...cutouts: unknown[]) =>
      (await read<'category-banner'>('ApiCategory', { headline: 'x', img: image(...cutouts) })).cutouts

    it('widest first (PROMO-20)', async () => {
      const cutouts = await cutoutsOf(cutout(0), cutout(1280), cutout(668))
      expect(cutouts.map(({ breakpoint }) => breakpoint)).to.deep.equal([1280, 668, 0])
    })

    it('without those that have no valid address, which are reported (CALL-20, CALL-22)', async () => {
      const errors = dropped()
      const cutouts = await cutoutsOf(
        cutout(668),
        { breakpoint: 5 },
        null,
        cutout(5, { imagePath: 'javascript:alert(1)' }),
        cutout(6, { imagePath: 'data:image/svg+xml,<svg onload=alert(1)>' }),
        cutout(7, { breakpoint: '7px) {} *{display:none' }),
      )
      expect(cutouts.map(({ url, breakpoint }) => [url, breakpoint])).to.deep.equal([
        ['/p-668.jpg', 668],
        ['/p-7.jpg', 0],
      ])
      expect(errors.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
    })

    it('with object-position as the only CSS (PROMO-21)', async () => {
      const cutouts = await cutoutsOf(
        cutout(5, { imageCss: 'object-position: 20% 80%; position: fixed', containerCss: 'display:none' }),
        cutout(4, { imageCss: 'Object-Position:LEFT top' }),
        cutout(3, { imageCss: 'object-position: url(https://evil.example)' }),
        cutout(2, { imageCss: 'object-position: var(--x)' }),
        cutout(1, { imageCss: 5 }),
        cutout(0, { imageCss: 'opacity: 0', containerCss: 'z-index: 9; object-position: bottom' }),
      )
      const positions = cutouts.map(({ position }) => position)
      expect(positions).to.deep.equal(['20% 80%', 'left top', undefined, undefined, undefined, 'bottom'])
    })

    it('with the width for which they were cut (PROMO-38)', async () => {
      const cutouts = await cutoutsOf(
        cutout(3, { targetSize: { width: 600 } }),
        cutout(2, { targetSize: { width: '600px' } }),
        cutout(1, { targetSize: { width: -1 } }),
        cutout(0),
      )
      expect(cutouts.map(({ width }) => width)).to.deep.equal([600, undefined, undefined, undefined])
    })

    it('of a teaser from piImage, or else from img (PROMO-14, CALL-32)', async () => {
      const teaser = await read<'pi-teaser'>('ApiPiPromotion', { headline: 'x', piImage: image(cutout(0)) })
      expect(teaser.cutouts[0]?.url).to.equal('/p-0.jpg')
      const other = await read<'pi-teaser'>('ApiPiPromotion', { headline: 'x', img: image(cutout(5)) })
      expect(other.cutouts[0]?.url).to.equal('/p-5.jpg')
    })
  })

  describe('reads voucherOrButton (CALL-32)', () => {
    const both = {
      voucherCode: { code: 'GENUSS20', instruction: 'Im Warenkorb:' },
      ctaButton: { ctaLink: { url: '/x', text: 'Los' } },
    }
    const chosen = async (content: object) => {
      const { voucher, callToAction } = await read<'category-banner'>('ApiCategory', { headline: 'x', ...content })
      return [voucher?.code, callToAction?.url]
    }

    it('whose selector decides between voucher and button (PROMO-13)', async () => {
      expect(await chosen({ voucherOrButton: { selector: 'voucherCode', ...both } })).to.deep.equal([
        'GENUSS20',
        undefined,
      ])
      expect(await chosen({ voucherOrButton: { selector: 'ctaButton', ...both } })).to.deep.equal([undefined, '/x'])
    })

    it('or the fields beside it (PROMO-13)', async () => {
      expect(await chosen({ voucherOrButton: { selector: 'ctaButton' }, ...both })).to.deep.equal([undefined, '/x'])
      expect(await chosen(both)).to.deep.equal(['GENUSS20', '/x'])
    })
  })

  describe('reads benefits', () => {
    const link = (text: string) => ({ url: `/${text}`, text })

    it('four at most, with the slots of their places (PROMO-16, PROMO-17)', async () => {
      const { benefits } = await read<'benefits'>('ApiHeaderBenefitsPromotion', {
        links: [link('a'), { ...link('b'), boldLink: true }, link('c'), link('d'), link('e')],
      })
      expect(benefits.map(({ slot, text, isBold }) => [slot, text, isBold])).to.deep.equal([
        ['free shipping', 'a', false],
        ['newsletter signup', 'b', true],
        ['cross-channel', 'c', false],
        ['service', 'd', false],
      ])
    })

    it('with unchanged slots when a neighbour is dropped (PROMO-17)', async () => {
      const errors = dropped()
      const { benefits } = await read<'benefits'>('ApiHeaderBenefitsPromotion', {
        links: [{ url: 'javascript:alert(1)', text: 'a' }, null, 'text', link('d')],
      })
      expect(benefits.map(({ slot }) => slot)).to.deep.equal(['service'])
      expect(errors).to.have.length(1)
    })
  })

  describe('reads links', () => {
    const linkOf = async (content: object) =>
      (await read<'pi-teaser'>('ApiPiPromotion', { headline: 'x', ...content })).link

    it('as link, as the text of linkURL, or as an address (PROMO-15)', async () => {
      expect(await linkOf({ link: { url: '/a', text: 'A' } })).to.deep.equal({ url: '/a', text: 'A' })
      expect(await linkOf({ link: 'A', linkURL: '/a' })).to.deep.equal({ url: '/a', text: 'A' })
      expect(await linkOf({ linkURL: 'https://shop.example/a' })).to.include({ url: 'https://shop.example/a' })
      expect(await linkOf({ link: '/a' })).to.deep.equal({ url: '/a' })
      expect(await linkOf({ link: 'Only words' })).to.equal(undefined)
      // An address is never shown as text.
      expect(await linkOf({ link: 'https://shop.example/b', linkURL: '/a' })).to.deep.equal({ url: '/a' })
      expect(await linkOf({ link: { url: '/a', text: '/b/c' } })).to.deep.equal({ url: '/a', text: undefined })
      for (const link of ['www.shop.example', 'mailto:a@shop.example', 'javascript:alert(1)']) {
        expect(await linkOf({ link, linkURL: '/a' }), link).to.deep.equal({ url: '/a' })
        expect(await linkOf({ link }), link).to.equal(undefined)
      }
      for (const link of [
        'shop.example/aktion',
        'kaffee.shop.example/',
        'app://shop/tee',
        '?query=tee',
        './tee',
        '../tee',
      ])
        expect(await linkOf({ link, linkURL: '/a' }), link).to.deep.equal({ url: '/a' })
      for (const link of [
        'Dr.Oetker',
        'inkl.MwSt./Versand',
        '#kaffeezeit',
        '1.5/2',
        'shop.example',
        '24/7 Service',
        'Tee/Kaffee',
        'Neu: Tee',
        'https: so sicher',
      ])
        expect(await linkOf({ link, linkURL: '/a' }), link).to.deep.equal({ url: '/a', text: link })
    })

    it('with no address as the text of a button or a benefit (PROMO-15)', async () => {
      const address = { url: '/a', text: 'https://shop.example/a' }
      const { callToAction } = await read<'category-banner'>('ApiCategory', { ctaButton: { ctaLink: address } })
      expect(callToAction).to.deep.equal({ url: '/a', text: undefined })
      const errors = dropped()
      const { benefits } = await read<'benefits'>('ApiHeaderBenefitsPromotion', {
        links: [address, { ...address, text: 'A' }],
      })
      expect(benefits.map(({ text }) => text)).to.deep.equal(['A'])
      expect(errors).to.have.length(1)
    })

    it('that are http(s) or relative, nothing else (CALL-22)', async () => {
      for (const url of ['javascript:alert(1)', ' java\nscript:x', 'data:text/html,x', 'blob:x', 'mailto:a@b.example'])
        expect(await linkOf({ link: { url, text: 'A' } }), url).to.equal(undefined)
    })

    it('without markup in their text (PROMO-34)', async () => {
      expect((await linkOf({ link: { url: '/a', text: '<b>A</b><script>x</script>' } }))?.text).to.equal('A')
    })
  })

  it('reads colours with their alpha (PROMO-30)', async () => {
    const coloursOf = async (background: string | undefined, text: string) => {
      const colours = { backgroundColor: { colorCode: background }, promotionTextColor: { colorCode: text } }
      return (await readBanner({ headline: 'x', ...colours })).colours
    }
    expect(await coloursOf('#7a1f2b', 'rgb(255,244,228)')).to.deep.equal({ background: '#7a1f2b', text: '#fff4e4' })
    expect(await coloursOf('rgba(10,120,30,.5)', '#eee')).to.deep.equal({ background: '#0a781e80', text: '#eeeeee' })
    expect(await coloursOf('#123', 'red;x:url(y)')).to.deep.equal({ background: '#112233', text: undefined })
    expect(await coloursOf(undefined, '#fff')).to.equal(undefined)
    expect(await coloursOf('url(https://evil.example)', '#fff')).to.equal(undefined)
    expect(await coloursOf('MidnightBlue ', 'Papayawhip')).to.deep.equal({ background: '#191970', text: '#ffefd5' })
    expect(await coloursOf('Transparent', '#fff')).to.deep.equal({ background: '#00000000', text: '#ffffff' })
    for (const none of ['currentcolor', 'inherit', 'nocolour', 'hsl(0 0% 0%)'])
      expect(await coloursOf(none, '#fff'), none).to.equal(undefined)
  })

  it('reads each name of a colour as a fragment does, which has no browser (PROMO-30)', () => {
    const names = [...Object.keys(colorNames), 'transparent']
    expect(names.length).to.equal(149)
    for (const name of names) expect(namedColour(name), name).to.equal(readColourName(name))
  })
})
