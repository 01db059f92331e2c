import { expect } from '@open-wc/testing'
import { examineAttributes } from '../../src/doctor/attributes.ts'
import { nearest } from '../../src/doctor/nearest.ts'
import { pageTags } from '../../src/doctor/page-tags.ts'

const KNOWN = ['logo-src', 'logo-alt', 'home-url', 'back-url', 'site', 'stage', 'reduced']

describe('the doctor (DELIVERY-33, DELIVERY-36)', () => {
  afterEach(() => document.body.replaceChildren())

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
    document.body.innerHTML =
      '<shop-footer id="f" class="x" style="color: red" hidden data-x aria-label="x" onclick="" v-cloak x-data @click="" :a="" ng-if _ngcontent-a-c1></shop-footer>'
    expect(examineAttributes()).to.deep.equal([])
  })

  it('names tag, attribute and value, and what is meant', () => {
    document.body.innerHTML = '<shop-footer id="f" reduced="yes" sticky site="ED"></shop-footer>'
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
    const keys = [
      'pageType',
      'cookies',
      'headers',
      'consent',
      'shopUrls',
      'appStores',
      'collectUrl',
      'mobilePathSegment',
    ]
    const others = ['desktopParameter', 'links', 'texts', 'tracking', 'timing', 'theme', 'product']
    const settings = Object.fromEntries(
      [...keys, ...others, 'timings'].map((key) => [key, key === 'theme' ? 'dark' : {}]),
    )
    const script = `<script type="application/json" data-shop-elements>${JSON.stringify(settings)}</script>`
    document.body.innerHTML = script
    const unknown = examineAttributes().filter(({ code }) => code === 'UNKNOWN_SETTING')
    expect(unknown.map(({ message, remedy }) => [message, remedy])).to.deep.equal([
      ['The JSON block has an unknown setting "timings"; it is ignored.', 'Write "timing".'],
    ])
  })

  it('finds tags in shadow roots of the page', () => {
    const card = document.createElement('div')
    card.attachShadow({ mode: 'open' }).innerHTML = '<p><shop-newsletter></shop-newsletter></p>'
    document.body.append(card)
    expect(pageTags().map(({ localName }) => localName)).to.deep.equal(['shop-newsletter'])
  })
})
