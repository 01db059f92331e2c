import { expect } from '@open-wc/testing'
import { examineAttributes } from '../../src/doctor/attributes.ts'
import { examineLoaders } from '../../src/doctor/loaders.ts'
import { pageTags } from '../../src/doctor/page-tags.ts'
import { examinePictures } from '../../src/doctor/pictures.ts'
import { examineMailToken } from '../../src/doctor/policy.ts'
import { nearest } from '../../src/shop/text/nearest.ts'
import { page } from '../support/page.ts'

const KNOWN = ['logo-src', 'logo-alt', 'home-url', 'back-url', 'site', 'stage', 'reduced']

describe('the doctor (DELIVERY-33, DELIVERY-36)', () => {
  describe('suggests the nearest name', () => {
    const CASES: [string, string | undefined][] = [
      ['logo-scr', 'logo-src'],
      ['logosrc', 'logo-src'],
      ['logo_src', 'logo-src'],
      ['logoSrc', 'logo-src'],
      ['Site', 'site'],
      ['sight', undefined],
      ['stages', 'stage'],
      ['reduce', 'reduced'],
      ['theatre', undefined],
      ['', undefined],
    ]
    for (const [written, wanted] of CASES) {
      it(`"${written}" means ${wanted ?? 'nothing known'}`, () => expect(nearest(written, KNOWN)).to.equal(wanted))
    }
  })

  it('leaves alone what HTML and frameworks put on any tag', () => {
    page.insert(
      '<shop-footer id="f" class="x" style="color: red" hidden data-x aria-label="x" onclick="" v-cloak x-data @click="" :a="" ng-if _ngcontent-a-c1></shop-footer>',
    )
    expect(examineAttributes()).to.deep.equal([])
  })

  for (const [policies, found] of [
    [['unsafe-url'], 1],
    [['no-referrer', ' No-Referrer-When-Downgrade '], 1],
    [['unsafe-url', 'strict-origin'], 0],
    [['unsafe-url, nothing-known'], 1],
    [[], 0],
  ] as const)
    it(`tells of ${policies.join(' / ') || 'no referrer policy'}: ${found} findings (NEWS-61)`, async () => {
      page.insert(policies.map((policy) => `<meta name="Referrer" content="${policy}">`).join('') || '<p></p>')
      page.insert('<shop-newsletter></shop-newsletter>')
      expect(await examineMailToken()).to.deep.equal([])
      for (const mode of ['confirm', 'manage']) {
        const tag = page.insert(`<shop-newsletter mode="${mode}"></shop-newsletter>`)
        const findings = await examineMailToken()
        expect(findings.map(({ code }) => code)).to.deep.equal(Array(found).fill('TOKEN_IN_REFERRER'))
        tag.remove()
      }
    })

  for (const [attributes, code, remedy] of [
    ['', 'LOADER_NOT_MODULE', /type="module"/],
    ['type="text/plain" data-cookieconsent="marketing"', 'LOADER_NOT_RUN', /Cookiebot/],
    ['type="text/plain" data-name="shop" data-type="module" data-', 'LOADER_NOT_RUN', /Klaro/],
    ['type="text/plain"', 'LOADER_NOT_RUN', /what holds it back/],
  ] as const)
    it(`tells of a loader with ${attributes || 'no type'}: ${code} (DELIVERY-35)`, async () => {
      page.insert(`<script ${attributes}${attributes.endsWith('-') ? '' : ' '}src="/cdn/shop-elements.js"></script>`)
      const [found] = await examineLoaders()
      expect(found?.code).to.equal(code)
      expect(found?.remedy).to.match(remedy)
    })

  it('names tag, attribute and value, and what is meant', () => {
    page.insert('<shop-footer id="f" reduced="yes" sticky site="ED"></shop-footer>')
    const told = examineAttributes().map(({ code, message, remedy }) => [code, message, remedy])
    expect(told).to.deep.equal([
      [
        'UNKNOWN_VALUE',
        '<shop-footer#f> reduced: "yes" is not valid; false is used.',
        'It takes no value, "true" or "false".',
      ],
      [
        'UNKNOWN_ATTRIBUTE',
        '<shop-footer#f> has an unknown attribute "sticky"; it is ignored.',
        'Remove it, or see docs/attributes.md.',
      ],
      ['UNKNOWN_VALUE', '<shop-footer#f> site: "ED" is not valid; "DE" is used.', 'Write "DE".'],
    ])
  })

  it('knows every key of the JSON block, and no other (CONFIG-22)', () => {
    const keys =
      'pageType cookies headers consent shopUrls appStores collectUrl mobilePathSegment desktopParameter links duties texts tracking timing product'
    const settings = Object.fromEntries([...keys.split(' '), 'timings'].map((key) => [key, {}]))
    const block = JSON.stringify({ ...settings, theme: 'dark' })
    page.insert(`<script type="application/json" data-shop-elements>${block}</script>`)
    const unknown = examineAttributes().filter(({ code }) => code === 'UNKNOWN_SETTING')
    expect(unknown.map(({ message, remedy }) => [message, remedy])).to.deep.equal([
      ['The JSON block has an unknown setting "timings"; it is ignored.', 'Write "timing".'],
    ])
  })

  it('suggests no other country for a code that is none of ours', () => {
    page.insert('<shop-footer id="f" site="UK"></shop-footer>')
    expect(examineAttributes().map(({ remedy }) => remedy)).to.deep.equal([
      'It takes one of DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR.',
    ])
  })

  it('names a share of page views that is none (EVENT-21)', () => {
    page.insert('<script type="application/json" data-shop-elements>{ "timing": 5 }</script>')
    expect(examineAttributes().map(({ code, message }) => [code, message])).to.deep.equal([
      ['UNKNOWN_VALUE', 'The JSON block\'s "timing": 5 is no share of page views.'],
    ])
  })

  it('names values of a wrong type, and an unknown name once (CONFIG-22)', () => {
    const block = JSON.stringify({ appStores: { ios: 284882215 }, cookies: { csrf: 'x' }, links: { DE: { help: 7 } } })
    page.insert(`<script type="application/json" data-shop-elements>${block}</script>`)
    const wrong = (where: string) => `The JSON block's "${where}" is unknown or of a wrong type; it is ignored.`
    expect(examineAttributes().map(({ message }) => message)).to.deep.equal([
      `The JSON block's "cookies" has an unknown name "csrf"; it is ignored.`,
      wrong('appStores.ios'),
      wrong('links.DE.help'),
    ])
  })

  it('names statistics that would wait for what is unknown, and unknown keys of them (EVENT-42, EVENT-43)', () => {
    const told = (tracking: unknown) => {
      const block = JSON.stringify({ tracking })
      document.querySelector('[data-shop-elements]')?.remove()
      page.insert(`<script type="application/json" data-shop-elements>${block}</script>`)
      return examineAttributes().map(({ message, remedy }) => [message, remedy])
    }
    expect(told({ wait: 'Onetrust' })).to.deep.equal([
      [
        'The JSON block\'s "tracking.wait": "Onetrust" is no consent manager that is known; only the events of the page count.',
        'Write "OneTrust".',
      ],
    ])
    expect(told('later')).to.deep.equal([
      ['The JSON block\'s "tracking": "later" is unknown; it counts as "wait".', 'Write "wait", false, or an object.'],
    ])
    expect(told({ wiat: true })).to.deep.equal([
      ['The JSON block\'s "tracking" has an unknown name "wiat"; it is ignored.', 'Write "wait".'],
    ])
    for (const right of ['wait', false, { wait: 'OneTrust', category: 'C0003', to: ['dataLayer'], searches: false }])
      expect(told(right)).to.deep.equal([])
  })

  it('names pictures that are missing together (DELIVERY-37)', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const picture = (name: string) => `<img src="data:image/png,${name}" alt="">`
    page.insert(`<shop-footer><template shadowrootmode="open">${names.map(picture).join('')}</template></shop-footer>`)
    expect((await examinePictures()).map(({ message }) => message)).to.deep.equal([
      "5 pictures can't be loaded: data:image/png,a, data:image/png,b, data:image/png,c and 2 more.",
    ])
  })

  it('finds tags in shadow roots of the page', () => {
    page.paint('<p><shop-newsletter></shop-newsletter></p>')
    expect(pageTags().map(({ localName }) => localName)).to.deep.equal(['shop-newsletter'])
  })
})
