/** Every control answers: what a first touch comes to is what it comes to when React is there, however late its code is (LIVE-17). */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import type { ServiceAnswers } from '../../src/render/render.ts'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { CONTROLS, type ControlName } from '../../src/view/controls.ts'
import { answersOf, pageWith } from './support/content.ts'
import { type Control, controlsOf, type Outcome, outcomeOf, type Use, use, watchControls } from './support/controls.ts'
import { pageHost, type Running } from './support/release.ts'
import { elementsLive, elementsReady, shop, waitUntil } from './support/shop.ts'

/** What no page view needs before a touch. */
const LATE_CODE = /\/(chunks\/(react|shell|i18n|ky|purify|promotion|text-)|elements\/)/
const HOSTS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const
const CAMPAIGNS = {
  'top-banner': 'home_top',
  'category-banner': 'category_banner',
  'pi-teaser': 'phase',
  benefits: '~header_top',
}

interface Scene {
  site: Site
  withContent: boolean
  width: number
}
const SCENES: readonly Scene[] = SITES.flatMap((site) =>
  [true, false].flatMap((withContent) => [375, 1440].map((width) => ({ site, withContent, width }))),
)
const nameOf = ({ site, withContent, width }: Scene) =>
  `${site}, ${withContent ? 'with' : 'without'} content, ${width} px`

/** What HTML does by itself: followed as a link, toggled, focused, sent. */
const NATIVE = /^shop-\w+ (a with address|summary \w+|field [\w-]+)$|^submit of /

describe('the first touch', () => {
  const demo = shop({ withPictures: false })
  let host: Running
  before(async () => {
    const pages: Record<string, { html: string }> = {}
    for (const site of SITES) {
      const content: ServiceAnswers = await answersOf(demo.url, site, Object.values(CAMPAIGNS))
      // One entry without an address, which is a button.
      const [first, ...others] = content.navigation as { href?: string }[]
      content.navigation = [{ ...first, href: undefined }, ...others]
      for (const withContent of [true, false]) {
        const html = await pageWith(demo.cdnUrl, {
          site,
          header: withContent ? CAMPAIGNS : { benefits: '' },
          footer: {},
          newsletter: {},
          ...(withContent && { content }),
        })
        pages[`/${site}-${withContent}`] = { html }
      }
    }
    host = await pageHost(demo.url, pages)
  })
  after(() => host.close())

  async function open({ site, withContent, width }: Scene, isTouch: boolean, code: 'no' | 'late' | 'missing') {
    const { page, problems } = await demo.visitor({ width, isTouch, withRequests: true })
    await watchControls(page, (url) => (LATE_CODE.test(url) ? code : 'no'))
    const url = `${host.url}/${site}-${withContent}`
    await page.goto(url)
    await elementsLive(page)
    // The entries of the services are there: until then they may be renamed under a touch.
    await waitUntil('the bar has its entries', () =>
      page.$$eval('shop-header >>> [data-control^=navigation][aria-expanded]', (entries) => entries.length > 1),
    )
    return { page, url, problems }
  }

  /** By kind the controls that a visitor can use, in which scene, in which element. */
  const found = new Map<string, { scene: Scene; host: string; control: Control }[]>()

  for (const [index, site] of SITES.entries())
    it(`${site}: finds every interactive node, and each has a place in the registry or does what HTML does (LIVE-17)`, async () => {
      for (const scene of SCENES.filter((one) => one.site === site)) {
        const { page } = await open(scene, false, 'no')
        for (const name of HOSTS) {
          const controls = await controlsOf(page, name)
          assert.ok(controls.length > 3, `${name} has ${controls.length}`)
          for (const control of controls) {
            const isKnown = Object.hasOwn(CONTROLS, control.kind) || NATIVE.test(control.kind)
            assert.ok(isKnown, `${nameOf(scene)}: ${name} has "${control.kind}" (${control.id})`)
            if (!control.isVisible || control.kind.includes('form')) continue
            const others = found.get(control.kind) ?? []
            // Each kind is used on several sites; of a page, the one whose turn it is.
            if (others.length % 4 !== index % 4 && others.length > 0 && others.length < 4) continue
            found.set(control.kind, [...others, { scene, host: name, control }])
          }
        }
      }
    })

  const isLink = (control: Control) => / a with address$/.test(control.kind)
  const usesOf = (kind: string): readonly Use[] => {
    const keys = (CONTROLS as Record<string, { keys?: readonly string[] }>)[kind]?.keys ?? []
    return ['mouse', 'tap', 'Enter', ...(['ArrowDown', ' '] as const).filter((key) => keys.includes(key))]
  }

  /** Until it stays as it is. */
  async function settled(page: Page, url: string, name: string): Promise<Outcome> {
    let last = ''
    for (let times = 0; times < 40; times += 1) {
      await wait(250)
      const outcome = await outcomeOf(page, url, name)
      const text = JSON.stringify(outcome)
      if (text === last && times > 2) return outcome
      last = text
    }
    throw new Error(`It does not come to rest: ${last}`)
  }

  /** Found once for all delays of the code. */
  const whatItDoesAwake = new Map<string, Outcome>()

  async function doneAwake(scene: Scene, name: string, control: Control, by: Use, times: number): Promise<Outcome> {
    const { page, url } = await open(scene, by === 'tap', 'no')
    await elementsReady(page)
    // What the first of several taps opens would lie under the others.
    await use(page, name, control, times > 1 ? 'click' : by, times)
    return settled(page, url, name)
  }

  async function comparison(kind: string, by: Use, code: 'late' | 'missing' | 'no', times = 1): Promise<void> {
    const all = (found.get(kind) ?? []).filter(({ control }) => !isLink(control) || /\|\/\w/.test(control.id))
    assert.ok(all.length > 0, `no ${kind}`)
    const turn = [...`${kind}${by}${times}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    const { scene, host: name, control } = all[turn % all.length] as (typeof all)[number]
    const what = `${kind} by ${by} × ${times}, code ${code}: ${nameOf(scene)} (${control.id})`
    const asleep = await open(scene, by === 'tap', code)
    await use(asleep.page, name, control, by, times)
    const registered = (CONTROLS as Record<string, { mouse: string; tap: string; opens?: true }>)[kind]
    const isHeld = registered && (by === 'mouse' ? registered.mouse : registered.tap) === 'held'
    if (code === 'missing' && isHeld) {
      // What HTML makes of it: a link is followed, a button does nothing.
      const [, address] = /\|(\/[^|]*)\|/.exec(control.id) ?? []
      const isFollowed = address !== undefined && ['mouse', 'tap', 'Enter'].includes(by)
      if (isFollowed)
        await waitUntil(`${what}: its link is followed`, async () => asleep.page.url() === host.url + address)
      else assert.equal(asleep.page.url(), asleep.url, what)
      return
    }
    const key = `${kind} ${by} ${times}`
    const expected = whatItDoesAwake.get(key) ?? (await doneAwake(scene, name, control, by, times))
    whatItDoesAwake.set(key, expected)
    let actual: Outcome = {}
    const isSame = async () => {
      actual = await outcomeOf(asleep.page, asleep.url, name)
      return JSON.stringify(actual) === JSON.stringify(expected)
    }
    try {
      await waitUntil(what, isSame, 20_000)
    } catch {
      assert.deepEqual(actual, expected, what)
    }
  }

  const REGISTERED = (Object.keys(CONTROLS) as ControlName[]).filter((name) => !/form$/.test(name))
  for (const kind of REGISTERED)
    for (const by of usesOf(kind))
      for (const code of ['no', 'late', 'missing'] as const)
        it(`of ${kind} by ${by === ' ' ? 'Space' : by} does what it does awake, with the code ${{ no: 'there', late: '2 s late', missing: 'missing' }[code]} (LIVE-7, LIVE-9, LIVE-17)`, () =>
          comparison(kind, by, code))

  it('of links, fields, buttons of forms and details is what HTML makes of it (LIVE-17)', async () => {
    const kinds = [...found.keys()].filter((one) => NATIVE.test(one))
    assert.ok(kinds.length > 5, `found ${kinds}`)
    for (const kind of kinds) for (const by of ['mouse', 'tap', 'Enter'] as const) await comparison(kind, by, 'late')
  })

  for (const kind of ['flyout-icon', 'navigation-menu', 'copy-voucher', 'navigation-entry'] as const)
    it(`three times in quick succession counts as three: ${kind} (LIVE-7)`, () => comparison(kind, 'tap', 'late', 3))
})
