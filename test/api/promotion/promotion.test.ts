import { expect } from '@open-wc/testing'
import { ApiError } from '../../../src/api/api-error.ts'
import { getPromotion } from '../../../src/api/promotion/promotion-service.ts'
import type { Promotion } from '../../../src/shop/promotion/promotion.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'
import { json, type Served, serve } from '../../support/services.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const
const PATH = '/service/promotion/api/promotion'

const cutout = (breakpoint: number, more: object = {}) => ({
  imagePath: `/p-${breakpoint}.jpg`,
  targetSize: { width: breakpoint },
  breakpoint,
  ...more,
})
const image = (...cutouts: unknown[]) => ({ imageData: { cutouts } })

describe('the promotion service', () => {
  let services: ReturnType<typeof serve> | undefined
  const errors: string[] = []
  let stopHush = () => {}
  const requests: Request[] = []

  const using = (answer: (call: Served) => Response, id = 'x') => {
    services = serve({ [`GET ${PATH}/${id}`]: answer })
    const served = window.fetch
    window.fetch = (input, init) => {
      requests.push(new Request(input, init))
      return served(input, init)
    }
    return services.calls
  }
  const answering = (type: string, content: unknown) =>
    using(() => json({ type, contentJSON: typeof content === 'string' ? content : JSON.stringify(content) }))
  const parsed = async <Layout extends Promotion['layout']>(type: string, content: unknown) => {
    answering(type, content)
    const promotion = await getPromotion(context, { id: 'x' })
    services?.end()
    return promotion as Extract<Promotion, { layout: Layout }>
  }
  const failure = async (type: string, content: unknown): Promise<ApiError> => {
    answering(type, content)
    try {
      await getPromotion(context, { id: 'x' })
    } catch (error) {
      if (error instanceof ApiError) return error
    }
    throw new Error('It did not fail.')
  }

  beforeEach(() => {
    errors.length = 0
    requests.length = 0
    stopHush = captureConsole('error', errors)
  })
  afterEach(() => {
    services?.end()
    stopHush()
    document.cookie = 'previewToken=; max-age=0'
  })

  describe('is called', () => {
    it('with the id encoded, and ~header_top as it is (PROMO-2)', async () => {
      const calls = using(() => json({}, 404), '~header_top')
      await getPromotion(context, { id: '~header_top' })
      await getPromotion(context, { id: '../a b/ü?x' })
      expect(calls.map(({ path }) => path)).to.deep.equal([`${PATH}/~header_top`, `${PATH}/..%2Fa%20b%2F%C3%BC%3Fx`])
    })

    it('with the site header and cookies, and without empty tags (PROMO-2, PROMO-3)', async () => {
      const calls = using(() => json({}, 404))
      await getPromotion(context, { id: 'x', allOfTags: '', anyOfTags: ' , ' })
      expect(calls[0]?.headers.get('X-Hunter-Site')).to.equal('HU')
      expect([...(calls[0]?.query ?? [])]).to.deep.equal([])
      expect(requests[0]?.credentials).to.equal('include')
    })

    it('with tags separated by commas', async () => {
      const calls = using(() => json({}, 404))
      await getPromotion(context, { id: 'x', allOfTags: 'a, b', anyOfTags: 'c  d', noneOfTags: 'e' })
      expect([...(calls[0]?.query ?? [])]).to.deep.equal([
        ['allOfTags', 'a,b'],
        ['anyOfTags', 'c,d'],
        ['noneOfTags', 'e'],
      ])
    })

    it('past the browser’s cache with a preview token (CALL-16)', async () => {
      using(() => json({}, 404))
      await getPromotion(context, { id: 'x' })
      document.cookie = 'previewToken=1'
      await getPromotion(context, { id: 'x' })
      expect(requests.map(({ cache }) => cache)).to.deep.equal(['default', 'reload'])
    })
  })

  it('treats 404 as no promotion, and any other status but 2xx as a failure (PROMO-5, PROMO-6)', async () => {
    using(() => json({}, 404))
    expect(await getPromotion(context, { id: 'x' })).to.equal(undefined)
    services?.end()
    using(() => json({}, 500))
    const error = await getPromotion(context, { id: 'x' }).catch((reason) => reason)
    expect(error.reason).to.equal('status')
  })

  describe('rejects', () => {
    it('an unknown type (PROMO-8)', async () => {
      const error = await failure('ApiUnknown', { headline: 'x' })
      expect(error.reason).to.equal('malformed')
      expect(error.message).to.include('type: expected').and.not.to.include('ApiUnknown')
      for (const type of ['constructor', 'toString', '__proto__', ''])
        expect((await failure(type, { headline: 'x' })).reason, type).to.equal('malformed')
    })

    for (const content of ['', '{', 'null', '[]', '"text"', '42', '<html>', '{"headline":', `${'['.repeat(100_000)}`]) {
      it(`content that can’t be parsed (PROMO-9): ${content.slice(0, 20)}`, async () => {
        expect((await failure('ApiTopBannerPromotion', content)).reason).to.equal('malformed')
      })
    }

    it('content that has nothing to show for its type (PROMO-9)', async () => {
      for (const [type, content] of [
        ['ApiTopBannerPromotion', { legalText: 'x' }],
        ['ApiTopBannerPromotion', { headline: ' <b></b> ' }],
        ['ApiCategory', { voucherCode: { code: 'X' } }],
        ['ApiPiPromotion', { subline: 'x' }],
        ['ApiHeaderBenefitsPromotion', { links: [] }],
        ['ApiHeaderBenefitsPromotion', { headline: 'x' }],
      ] as const)
        expect((await failure(type, content)).reason, JSON.stringify(content)).to.equal('malformed')
    })
  })

  it('reads a top banner (PROMO-12, PROMO-23)', async () => {
    const banner = await parsed<'top-banner'>('ApiTopBannerPromotion', {
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
    const banner = await parsed<'top-banner'>('ApiTopBannerPromotion', { headline: 'x', legalTextHint: 'Nur online.' })
    expect(banner.legal).to.deep.equal({ text: undefined, hint: 'Nur online.', shortHint: undefined })
  })

  it('cleans markup that JSON escapes (PROMO-35)', async () => {
    const banner = await parsed<'top-banner'>(
      'ApiTopBannerPromotion',
      '{"headline":"\\u003cb\\u003e20 %\\u003c/b\\u003e\\u003cimg src=x onerror=alert(1)\\u003e"}',
    )
    expect(banner.headline).to.deep.equal([{ tag: 'b', children: ['20 %'] }])
  })

  it('treats a field of a wrong type or null as missing (CALL-19, CALL-21)', async () => {
    const banner = await parsed<'top-banner'>('ApiTopBannerPromotion', {
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
      (await parsed<'category-banner'>('ApiCategory', { headline: 'x', img: image(...cutouts) })).cutouts

    it('widest first (PROMO-20)', async () => {
      const cutouts = await cutoutsOf(cutout(0), cutout(1280), cutout(668))
      expect(cutouts.map(({ breakpoint }) => breakpoint)).to.deep.equal([1280, 668, 0])
    })

    it('without those that have no valid address, which are reported (CALL-20, CALL-22)', async () => {
      const reported = record<{ code: string }>('shop-element-error')
      const cutouts = await cutoutsOf(
        cutout(668),
        { breakpoint: 5 },
        null,
        cutout(5, { imagePath: 'javascript:alert(1)' }),
        cutout(6, { imagePath: 'data:image/svg+xml,<svg onload=alert(1)>' }),
        cutout(7, { breakpoint: '7px) {} *{display:none' }),
      )
      reported.end()
      expect(cutouts.map(({ url, breakpoint }) => [url, breakpoint])).to.deep.equal([
        ['/p-668.jpg', 668],
        ['/p-7.jpg', 0],
      ])
      expect(reported.details.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
    })

    it('with object-position as the only CSS (PROMO-21)', async () => {
      const [a, b, c, d, e] = await cutoutsOf(
        cutout(5, { imageCss: 'object-position: 20% 80%; position: fixed', containerCss: 'display:none' }),
        cutout(4, { imageCss: 'Object-Position:LEFT top' }),
        cutout(3, { imageCss: 'object-position: url(https://evil.example)' }),
        cutout(2, { imageCss: 'object-position: var(--x)' }),
        cutout(1, { imageCss: 5 }),
      )
      expect([a, b, c, d, e].map((one) => one?.position)).to.deep.equal([
        '20% 80%',
        'left top',
        undefined,
        undefined,
        undefined,
      ])
    })

    it('of a teaser from piImage, or else from img (PROMO-14, CALL-32)', async () => {
      const teaser = await parsed<'pi-teaser'>('ApiPiPromotion', { headline: 'x', piImage: image(cutout(0)) })
      expect(teaser.cutouts[0]?.url).to.equal('/p-0.jpg')
      const other = await parsed<'pi-teaser'>('ApiPiPromotion', { headline: 'x', img: image(cutout(5)) })
      expect(other.cutouts[0]?.url).to.equal('/p-5.jpg')
    })
  })

  describe('reads voucherOrButton (CALL-32)', () => {
    const both = {
      voucherCode: { code: 'GENUSS20', instruction: 'Im Warenkorb:' },
      ctaButton: { ctaLink: { url: '/x', text: 'Los' } },
    }
    const chosen = async (content: object) => {
      const { voucher, callToAction } = await parsed<'category-banner'>('ApiCategory', { headline: 'x', ...content })
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
      const { benefits } = await parsed<'benefits'>('ApiHeaderBenefitsPromotion', {
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
      const reported = record('shop-element-error')
      const { benefits } = await parsed<'benefits'>('ApiHeaderBenefitsPromotion', {
        links: [{ url: 'javascript:alert(1)', text: 'a' }, null, 'text', link('d')],
      })
      reported.end()
      expect(benefits.map(({ slot }) => slot)).to.deep.equal(['service'])
      expect(reported.details).to.have.length(1)
    })
  })

  describe('reads links', () => {
    const linkOf = async (content: object) =>
      (await parsed<'pi-teaser'>('ApiPiPromotion', { headline: 'x', ...content })).link

    it('as link, as the text of linkURL, or as an address (PROMO-15)', async () => {
      expect(await linkOf({ link: { url: '/a', text: 'A' } })).to.deep.equal({ url: '/a', text: 'A' })
      expect(await linkOf({ link: 'A', linkURL: '/a' })).to.deep.equal({ url: '/a', text: 'A' })
      expect(await linkOf({ linkURL: 'https://shop.example/a' })).to.include({ url: 'https://shop.example/a' })
      expect(await linkOf({ link: '/a' })).to.deep.equal({ url: '/a' })
      expect(await linkOf({ link: 'Only words' })).to.equal(undefined)
    })

    it('that are http(s) or relative, nothing else (CALL-22)', async () => {
      for (const url of ['javascript:alert(1)', ' java\nscript:x', 'data:text/html,x', 'blob:x', 'mailto:a@b.example'])
        expect(await linkOf({ link: { url, text: 'A' } }), url).to.equal(undefined)
    })

    it('without markup in their text (PROMO-34)', async () => {
      expect((await linkOf({ link: { url: '/a', text: '<b>A</b><script>x</script>' } }))?.text).to.equal('A')
    })
  })

  it('reads colours, and replaces a text colour with too little contrast (PROMO-30, PROMO-31)', async () => {
    const coloursOf = async (background?: string, text?: string) =>
      (
        await parsed<'top-banner'>('ApiTopBannerPromotion', {
          headline: 'x',
          ...(background && { backgroundColor: { colorCode: background } }),
          ...(text && { promotionTextColor: { colorCode: text } }),
        })
      ).colours
    expect(await coloursOf('#7a1f2b', 'rgb(255,244,228)')).to.deep.equal({ background: '#7a1f2b', text: '#fff4e4' })
    expect(await coloursOf('#fff', '#eee')).to.deep.equal({ background: '#ffffff', text: '#000000' })
    expect(await coloursOf('#123', 'red;x:url(y)')).to.deep.equal({ background: '#112233', text: '#ffffff' })
    expect(await coloursOf(undefined, '#fff')).to.equal(undefined)
    expect(await coloursOf('url(https://evil.example)', '#fff')).to.equal(undefined)
  })
})
