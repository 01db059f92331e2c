import { expect } from '@open-wc/testing'
import { ApiError } from '../../src/api/api-error.ts'
import { getPromotion } from '../../src/api/promotion-service.ts'
import type { Promotion } from '../../src/shop/promotion/promotion.ts'
import { hush } from '../support/console.ts'
import { record } from '../support/events.ts'
import { json, type Served, serve } from '../support/services.ts'

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
    stopHush = hush('error', errors)
  })
  afterEach(() => {
    services?.end()
    stopHush()
    document.cookie = 'previewToken=; max-age=0'
  })

  describe('asks (specification 1 §7)', () => {
    it('for ~header_top as it is written, and for any other id encoded', async () => {
      const calls = using(() => json({}, 404), '~header_top')
      await getPromotion(context, { id: '~header_top' })
      await getPromotion(context, { id: '../a b/ü?x' })
      expect(calls.map(({ path }) => path)).to.deep.equal([`${PATH}/~header_top`, `${PATH}/..%2Fa%20b%2F%C3%BC%3Fx`])
    })

    it('with the site header and cookies, and no tags unless some are given', async () => {
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

    it('past all caches for whoever holds a preview token (specification 1 §6)', async () => {
      using(() => json({}, 404))
      await getPromotion(context, { id: 'x' })
      document.cookie = 'previewToken=1'
      await getPromotion(context, { id: 'x' })
      expect(requests.map(({ cache }) => cache)).to.deep.equal(['default', 'reload'])
    })
  })

  it('takes 404 as no promotion, and any other refusal as a failure', async () => {
    using(() => json({}, 404))
    expect(await getPromotion(context, { id: 'x' })).to.equal(undefined)
    services?.end()
    using(() => json({}, 500))
    const error = await getPromotion(context, { id: 'x' }).catch((reason) => reason)
    expect(error.reason).to.equal('status')
  })

  describe('refuses (specification 1 §5)', () => {
    it('an unknown type', async () => {
      const error = await failure('ApiUnknown', { headline: 'x' })
      expect(error.reason).to.equal('malformed')
      expect(error.message).to.include('ApiUnknown')
      for (const type of ['constructor', 'toString', '__proto__', ''])
        expect((await failure(type, { headline: 'x' })).reason, type).to.equal('malformed')
    })

    for (const content of ['', '{', 'null', '[]', '"text"', '42', '<html>', '{"headline":', `${'['.repeat(100_000)}`]) {
      it(`content that does not parse: ${content.slice(0, 20)}`, async () => {
        expect((await failure('ApiTopBannerPromotion', content)).reason).to.equal('malformed')
      })
    }

    it('content that has nothing for its type to show', async () => {
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

  it('reads a top banner', async () => {
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

  it('reads a hint without a text: it is said all the same', async () => {
    const banner = await parsed<'top-banner'>('ApiTopBannerPromotion', { headline: 'x', legalTextHint: 'Nur online.' })
    expect(banner.legal).to.deep.equal({ text: undefined, hint: 'Nur online.', shortHint: undefined })
  })

  it('cleans markup that is hidden from a glance at the answer', async () => {
    const banner = await parsed<'top-banner'>(
      'ApiTopBannerPromotion',
      '{"headline":"\\u003cb\\u003e20 %\\u003c/b\\u003e\\u003cimg src=x onerror=alert(1)\\u003e"}',
    )
    expect(banner.headline).to.deep.equal([{ tag: 'b', children: ['20 %'] }])
  })

  it('takes a field of a wrong type, null or nothing as if it were not there', async () => {
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

    it('widest first (specification 1 §9)', async () => {
      const cutouts = await cutoutsOf(cutout(0), cutout(1280), cutout(668))
      expect(cutouts.map(({ breakpoint }) => breakpoint)).to.deep.equal([1280, 668, 0])
    })

    it('without those that have no number or no address, which is told', async () => {
      const told = record<{ code: string }>('shop-element-error')
      const cutouts = await cutoutsOf(
        cutout(668),
        { breakpoint: 5 },
        null,
        cutout(5, { imagePath: 'javascript:alert(1)' }),
        cutout(6, { imagePath: 'data:image/svg+xml,<svg onload=alert(1)>' }),
        cutout(7, { breakpoint: '7px) {} *{display:none' }),
      )
      told.end()
      expect(cutouts.map(({ url, breakpoint }) => [url, breakpoint])).to.deep.equal([
        ['/p-668.jpg', 668],
        ['/p-7.jpg', 0],
      ])
      expect(told.details.map(({ code }) => code)).to.deep.equal(Array(4).fill('ENTRY_DROPPED'))
    })

    it('taking of their CSS only the point that stays in view', async () => {
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

    it('of a teaser from piImage, which is shaped like img', async () => {
      const teaser = await parsed<'pi-teaser'>('ApiPiPromotion', { headline: 'x', piImage: image(cutout(0)) })
      expect(teaser.cutouts[0]?.url).to.equal('/p-0.jpg')
    })
  })

  describe('reads voucherOrButton', () => {
    const both = {
      voucherCode: { code: 'GENUSS20', instruction: 'Im Warenkorb:' },
      ctaButton: { ctaLink: { url: '/x', text: 'Los' } },
    }
    const chosen = async (content: object) => {
      const { voucher, callToAction } = await parsed<'category-banner'>('ApiCategory', { headline: 'x', ...content })
      return [voucher?.code, callToAction?.url]
    }

    it('whose selector decides between voucher and button', async () => {
      expect(await chosen({ voucherOrButton: { selector: 'voucherCode', ...both } })).to.deep.equal([
        'GENUSS20',
        undefined,
      ])
      expect(await chosen({ voucherOrButton: { selector: 'ctaButton', ...both } })).to.deep.equal([undefined, '/x'])
    })

    it('or what stands beside it', async () => {
      expect(await chosen({ voucherOrButton: { selector: 'ctaButton' }, ...both })).to.deep.equal([undefined, '/x'])
      expect(await chosen(both)).to.deep.equal(['GENUSS20', '/x'])
    })
  })

  describe('reads benefits', () => {
    const link = (text: string) => ({ url: `/${text}`, text })

    it('four at most, by their place: free shipping, newsletter signup, cross-channel, service', async () => {
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

    it('so that a neighbour that is dropped moves none of them', async () => {
      const told = record('shop-element-error')
      const { benefits } = await parsed<'benefits'>('ApiHeaderBenefitsPromotion', {
        links: [{ url: 'javascript:alert(1)', text: 'a' }, null, 'text', link('d')],
      })
      told.end()
      expect(benefits.map(({ slot }) => slot)).to.deep.equal(['service'])
      expect(told.details).to.have.length(3)
    })
  })

  describe('reads links', () => {
    const linkOf = async (content: object) =>
      (await parsed<'pi-teaser'>('ApiPiPromotion', { headline: 'x', ...content })).link

    it('as link, as the words of linkURL, or as an address', async () => {
      expect(await linkOf({ link: { url: '/a', text: 'A' } })).to.deep.equal({ url: '/a', text: 'A' })
      expect(await linkOf({ link: 'A', linkURL: '/a' })).to.deep.equal({ url: '/a', text: 'A' })
      expect(await linkOf({ linkURL: 'https://shop.example/a' })).to.include({ url: 'https://shop.example/a' })
      expect(await linkOf({ link: '/a' })).to.deep.equal({ url: '/a' })
      expect(await linkOf({ link: 'Only words' })).to.equal(undefined)
    })

    it('that are http(s) or relative, nothing else', async () => {
      for (const url of ['javascript:alert(1)', ' java\nscript:x', 'data:text/html,x', 'blob:x', 'mailto:a@b.example'])
        expect(await linkOf({ link: { url, text: 'A' } }), url).to.equal(undefined)
    })

    it('whose words hold no markup', async () => {
      expect((await linkOf({ link: { url: '/a', text: '<b>A</b><script>x</script>' } }))?.text).to.equal('A')
    })
  })

  it('reads colours: the answer’s pair if it can be read, else black or white on its background', async () => {
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
