// every engine: styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { EMAIL, expanded, mount, SIGN_UP, submitWith } from './support.ts'

const IMAGES = '/service/newsletter-subscription-form/images'
const BUILT_IN = [`${IMAGES}/desktop.jpg`, `${IMAGES}/tablet.jpg`]

const picture = () => page.select<HTMLImageElement>('img')
const sources = () => [page.select('source').getAttribute('srcset'), picture().getAttribute('src')]

describe('the newsletter’s picture', () => {
  it('is one for desktops, one for tablets, and none in narrower windows (NEWS-9)', async () => {
    await mount()
    expect(sources()).to.deep.equal(BUILT_IN)
    expect(page.select('source').getAttribute('media')).to.equal('(min-width: 1024px)')
    const size = () => {
      const { width = 0, height = 0 } = picture().parentElement?.parentElement?.getBoundingClientRect() ?? {}
      return `${Math.round(width)}x${Math.round(height)}`
    }
    for (const [width, wanted] of [
      [1024, '400x300'],
      [1023, '273x273'],
      [767, '273x273'],
      [766, '0x0'],
    ] as const) {
      await page.size(width, 700)
      await page.until(() => size() === wanted, `${wanted} at ${width} px`)
    }
  })

  it('is cropped when it has another ratio (NEWS-9)', async () => {
    const wide = new URL('../../view/promotion/cutout.png', import.meta.url).pathname
    await page.mount(html`<shop-newsletter images=${JSON.stringify({ tablet: wide })}></shop-newsletter>`)
    await page.until(() => picture().naturalWidth > 0)
    expect(picture().naturalWidth / picture().naturalHeight).to.equal(1.5)
    const { width, height } = picture().getBoundingClientRect()
    expect([width, height, getComputedStyle(picture()).objectFit]).to.deep.equal([273, 273, 'cover'])
  })

  for (const [images, shown] of [
    ['{"desktop":"/a.jpg","tablet":"https://cdn.example/b.jpg"}', ['/a.jpg', 'https://cdn.example/b.jpg']],
    ['{"tablet":"/b.jpg"}', [BUILT_IN[0], '/b.jpg']],
  ] as const)
    it(`is replaced by ${images}, with its description (NEWS-10)`, async () => {
      await page.mount(html`<shop-newsletter images=${images} alt-text="Kaffee"></shop-newsletter>`)
      expect(sources()).to.deep.equal(shown)
      expect(picture().alt).to.equal('Kaffee')
    })

  for (const [images, why] of [
    ['{"desktop":', /attribute images.*not valid/],
    ['{"desktop":"javascript:alert(1)"}', /images: "desktop" is no URL/],
    ['{"tablet":7}', /images: "tablet" is no URL/],
  ] as const)
    it(`is the built-in one for ${images}, with a warning (NEWS-10)`, async () => {
      page.logs(why)
      await page.mount(html`<shop-newsletter images=${images}></shop-newsletter>`)
      expect(sources()).to.deep.equal(BUILT_IN)
    })
})

describe('the newsletter’s card', () => {
  it('begins where the page’s heading begins, however wide the window is (NEWS-63)', async () => {
    await page.size(1440)
    const { left, width } = (await mount()).getBoundingClientRect()
    const card = page.select('[part=newsletter]').getBoundingClientRect()
    expect([card.left, card.width, width > 1040]).to.deep.equal([left, 1040, true])
  })
})

describe('the newsletter without a picture', () => {
  const top = (part: string) => page.select(part).getBoundingClientRect().top

  it('is slim: field and button beside each other, at the right of the words (NEWS-50)', async () => {
    document.body.style.margin = '0'
    await page.size(1440)
    await page.mount(html`<shop-newsletter images="false"></shop-newsletter>`)
    expect(page.selectAll('img')).to.deep.equal([])
    const { height } = page.select('shop-newsletter').getBoundingClientRect()
    expect(height).to.be.below(200)
    const [words, field, button] = ['h2', '[name=email]', '[type=submit]'].map((part) =>
      page.select(part).getBoundingClientRect(),
    )
    expect(field?.left).to.be.greaterThan(words?.right ?? 1440)
    expect(button?.left).to.be.greaterThan(field?.right ?? 1440)
    expect(Math.abs((button?.top ?? 0) - (field?.top ?? 99))).to.be.below(4)
  })

  it('keeps its words in one column when a message comes in place of the form (NEWS-50)', async () => {
    page.serve({ [SIGN_UP]: () => json({}, 201) })
    await page.size(1440)
    await page.mount(html`<shop-newsletter site="AT" images="false"></shop-newsletter>`)
    await submitWith()
    await page.says(EMAIL)
    const [heading, message] = ['h2', '.notification'].map((part) => page.select(part).getBoundingClientRect().left)
    expect(message).to.equal(heading)
  })

  it('has the button below all fields once they show (NEWS-50)', async () => {
    await page.size(1440)
    await page.mount(html`<shop-newsletter images="false"></shop-newsletter>`)
    await page.click(page.select('[name=email]'))
    await expanded()
    expect(top('[type=submit]')).to.be.greaterThan(top('[name=legals]'))
    expect(top('h2')).to.be.below(top('[name=email]') + 40)
  })
})

describe('the newsletter’s bubble', () => {
  const bubble = () => page.select('[part=bubble]')?.textContent?.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ')

  const PERCENT: Record<string, string> = { TR: '%10', PL: '10%', HU: '10%', CH: '10%', CH_FR: '10%' }
  for (const site of SITES)
    it(`${site}: shows a discount of ${PERCENT[site] ?? '10 %'} and the welcome voucher (NEWS-11)`, async () => {
      await mount(site)
      const [percent = '', ...words] = bubble()?.split(/(?<=%|%10) /) ?? []
      expect(percent).to.equal(PERCENT[site] ?? '10 %')
      expect(words.join(' ').length).to.be.greaterThan(5)
    })

  for (const [what, template, shown] of [
    [
      'the attributes’ texts',
      html`<shop-newsletter discount="15 €" welcome-voucher="frei"></shop-newsletter>`,
      '15 € · frei',
    ],
    ['no voucher that is false', html`<shop-newsletter welcome-voucher="false"></shop-newsletter>`, '10 % '],
    [
      'no discount that is false',
      html`<shop-newsletter discount="false" welcome-voucher="frei"></shop-newsletter>`,
      ' frei',
    ],
    [
      'nothing without both',
      html`<shop-newsletter discount="false" welcome-voucher="false"></shop-newsletter>`,
      undefined,
    ],
  ] as const)
    it(`shows ${what} (NEWS-11)`, async () => {
      await page.mount(template)
      expect(bubble()).to.equal(shown)
    })
})

describe('the newsletter’s texts', () => {
  it('state the voucher’s terms in a footnote, in HU one month, a single use and the web shop (NEWS-12)', async () => {
    await mount('HU')
    expect(page.text()).to.match(/1\shónapig.*egyszer.*webáruház/)
    expect(page.get('link', /^kuponfeltételek/).getAttribute('href')).to.equal('/pages/kuponfeltetelek')
  })

  it('leave out the footnote on request (NEWS-12)', async () => {
    await page.mount(html`<shop-newsletter show-voucher-hint-footnote="false"></shop-newsletter>`)
    expect(page.text()).not.to.include('Gutscheinbedingungen')
    expect(page.all('link')).to.deep.equal([])
  })

  for (const [heading, template] of [
    ['Neues', html`<shop-newsletter title="Neues"></shop-newsletter>`],
    ['Altes', html`<shop-newsletter title="Neues" heading="Altes"></shop-newsletter>`],
  ] as const)
    it(`have the heading of the attribute heading, or else of title: ${heading} (NEWS-8)`, async () => {
      await page.mount(template)
      expect(page.names('heading')).to.deep.equal([heading])
    })
})
