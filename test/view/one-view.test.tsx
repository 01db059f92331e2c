/**
 * One view: React renders, and the live layer writes, what the same view models decide. Both are shown the same random states, and
 * compared after each.
 */
import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../src/i18n/texts.ts'
import { readPaintedProps } from '../../src/live/element-props.ts'
import { createPatches } from '../../src/live/patches.ts'
import { shareSnapshot } from '../../src/live/read-snapshot.ts'
import { textsOf } from '../../src/live/texts.ts'
import { writeViews } from '../../src/live/write-views.ts'
import { resolveProps } from '../../src/page/configuration/attributes.ts'
import type { CommonProps } from '../../src/page/configuration/tables/common.ts'
import { FOOTER_ATTRIBUTES } from '../../src/page/configuration/tables/shop-footer.ts'
import { HEADER_ATTRIBUTES, type HeaderProps } from '../../src/page/configuration/tables/shop-header.ts'
import { Footer } from '../../src/react/footer/Footer.tsx'
import { Header } from '../../src/react/header/Header.tsx'
import { loadPromotionCode } from '../../src/react/header/promotion-code.ts'
import { ElementRoot } from '../../src/react/shell/ElementRoot.tsx'
import { createPropsSource } from '../../src/react/shell/props-source.ts'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { localeOf, SITES, type Site } from '../../src/shop/sites/sites.ts'
import { connectPage } from '../../src/state/connection.ts'
import { footerContentAtom } from '../../src/state/footer/footer.ts'
import { connectPageFacts } from '../../src/state/page-facts.ts'
import { connectPlatform } from '../../src/state/platform/platform.ts'
import { promotionAtom } from '../../src/state/promotion/promotion.ts'
import { storeOf } from '../../src/state/store.ts'
import { connectVisitor } from '../../src/state/visitor/visitor.ts'
import { promotionRequest } from '../../src/view/promotion/promotion-place.ts'
import type { Shown } from '../../src/view/view.ts'
import { VIEWS, viewOf } from '../../src/view/views.ts'
import { CONTENT as FOOTER_CONTENT } from '../api/footer/footer-content.ts'
import { BENEFITS, CATEGORY, TEASER, TOP_BANNER } from '../react/promotion/campaign.tsx'
import { captureConsole } from '../support/console.ts'
import { isMainEngine } from '../support/engine.ts'
import { seed } from '../support/random.ts'
import { json, serve } from '../support/services.ts'
import { applyState, type RandomState, randomState, type Scene } from './random-states.ts'

/** WebKit lets a page change its address 100 times in 10 s. */
const FEW = 72
/** Over all sites, both tags, with and without content. */
const STATES = isMainEngine ? 10_000 : FEW
const SCENES = SITES.length * 4

const TAGS = {
  'shop-header': { component: Header as ComponentType<never>, table: HEADER_ATTRIBUTES, feature: 'header' },
  'shop-footer': { component: Footer as ComponentType<never>, table: FOOTER_ATTRIBUTES, feature: 'footer' },
} as const
type Tag = keyof typeof TAGS

const promotion = (type: string, content: object) => ({ type, contentJSON: JSON.stringify(content) })
const VOUCHER = { voucherOrButton: { selector: 'voucherCode', voucherCode: { code: 'SOMMER:20' } } }
const ANSWERS = {
  navigation: [
    { title: 'Kaffee', href: '/categories/coffee', children: [{ title: 'Bohnen', href: '/beans' }] },
    { title: 'Magazin', href: '/magazine', target: '_blank', children: [] },
  ],
  themeWorlds: {
    themeworldFlyout: {
      overview: { title: 'Welten', url: '/worlds' },
      sections: { new: { headline: 'Neu', themeworlds: [{ url: '/w', title: 'W', badges: [] }] } },
    },
  },
  promotions: {
    a: promotion('ApiTopBannerPromotion', TOP_BANNER),
    b: promotion('ApiCategory', { ...CATEGORY, ...VOUCHER }),
    c: promotion('ApiPiPromotion', TEASER),
    d: promotion('ApiHeaderBenefitsPromotion', BENEFITS),
  },
  footer: {
    type: 'x',
    contentJSON: JSON.stringify({ ...FOOTER_CONTENT, viewChanger: { toMobile: 'Mobil', toDesktop: 'Groß' } }),
  },
}
const PLACES = { 'top-banner': 'a', 'category-banner': 'b', 'pi-teaser': 'c', benefits: 'd' }

/** Both ways of showing one element, on the store of its site. */
async function openScene(tag: Tag, site: Site, withContent: boolean, find: typeof viewOf) {
  const { component, table, feature } = TAGS[tag]
  const attributes = { site, ...(tag === 'shop-header' ? { ...PLACES, benefits: 'd' } : { newsletter: 'false' }) }
  const { html } = await prerenderElement(tag, attributes, withContent ? { content: ANSWERS } : {})
  await loadTexts(localeOf(site), [feature, 'promotion'])
  await loadPromotionCode()
  const store = storeOf(site)
  const props = resolveProps(table, {
    tag,
    attribute: (name) => (attributes as Record<string, string>)[name] ?? null,
    pageRoot: () => null,
    block: {},
  }) as CommonProps

  const live = document.createElement('div')
  const root = live.attachShadow({ mode: 'open' })
  const template = document.createElement('template')
  template.innerHTML = html.replace(/^<[^>]*><template[^>]*>/, '').replace(/<\/template><\/shop-\w+>\s*$/, '')
  root.append(template.content)
  const container = root.querySelector('[data-root]') as HTMLElement
  const byReact = document.createElement('div')
  document.body.append(live, byReact)

  const campaigns = Object.entries(PLACES).flatMap(([place, name]) => {
    const request = tag === 'shop-header' ? promotionRequest(props as HeaderProps, place) : undefined
    return request ? [[name, promotionAtom(request)] as const] : []
  })
  // The scene before may have asked for them.
  for (const [, campaign] of campaigns) store.set(campaign, { status: 'loading' })
  store.set(footerContentAtom('SHOP_FOOTER'), { isSettled: false })
  const cleanups = [
    connectPage(store, { ...props, element: tag }),
    connectPageFacts(store),
    connectPlatform(store),
    connectVisitor(store),
  ]
  shareSnapshot(root, store, readPaintedProps(live, container, table) as never, props as never)
  const places = Object.fromEntries(
    campaigns.map(([name, campaign]) => [name, [campaign, store.get(campaign)] as const]),
  )
  const context = { props, host: live, text: textsOf(root, props) }
  const patches = createPatches()
  cleanups.push(writeViews({ root, store, context, patches } as never, find))

  const react = createRoot(byReact)
  flushSync(() =>
    react.render(
      <ElementRoot
        tag={tag}
        host={live}
        component={component as ComponentType<CommonProps>}
        source={createPropsSource({ ...props, loadNewsletter, loadMiniCart: loadNewsletter } as CommonProps)}
        onReady={() => {}}
        onError={(error) => {
          throw error
        }}
      />,
    ),
  )
  return {
    store,
    host: live,
    places,
    root,
    byReact,
    context,
    difference: () => differenceOf(root, byReact),
    close() {
      for (const end of cleanups) end()
      react.unmount()
      live.remove()
      byReact.remove()
    },
  }
}

const loadNewsletter = async () => {}

/** The hooked elements by their hooks, in the order of the markup. */
const hooksIn = (root: ParentNode) =>
  new Map(
    [...root.querySelectorAll('[data-live]')].map((element) => [element.getAttribute('data-live') ?? '', element]),
  )

/** What React adds of its own while code is on its way. */
const OF_REACT = ['aria-controls', 'aria-busy']

function startTag(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !OF_REACT.includes(name))
    .map(({ name, value }) => `${name}="${value}"`)
  return `<${element.localName} ${attributes.sort().join(' ')}>`
}

/** Without the links for visitors without scripts, which stand in painted entries only. */
function contentOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const below of copy.querySelectorAll('.navigation__below')) below.remove()
  return [...copy.childNodes].map((node) => (node instanceof Element ? deep(node) : (node.textContent ?? ''))).join('')
}

const deep = (element: Element): string =>
  `${startTag(element)}${[...element.childNodes].map((node) => (node instanceof Element ? deep(node) : (node.textContent ?? ''))).join('')}`

/** Views that decide attributes only: what their elements hold is React's, or has hooks of its own. */
const FRAMES = /^(header\.bar|footer|link|country|flyout-icon|voucher\.button)/

/** Of a place, only whether it is closed: a campaign that it holds has hooks of its own. */
const shownIn = (hook: string, element: Element): string => {
  if (FRAMES.test(hook)) return startTag(element)
  const isPlace = hook.startsWith('promotion.place')
  return startTag(element) + (isPlace ? element.querySelectorAll(':scope > span[hidden]').length : contentOf(element))
}

/** The first hook that the two ways show differently, with what they show; undefined for none. */
function differenceOf(live: ParentNode, react: ParentNode): string | undefined {
  const [written, rendered] = [hooksIn(live), hooksIn(react)]
  if ([...written.keys()].join() !== [...rendered.keys()].join())
    return `hooks: ${[...written.keys()].join(' ')}\nnot: ${[...rendered.keys()].join(' ')}`
  for (const [hook, element] of written) {
    const other = rendered.get(hook) as Element
    const [one, two] = [shownIn(hook, element), shownIn(hook, other)]
    if (one !== two) return `${hook}\nlive:  ${one}\nReact: ${two}`
  }
  return undefined
}

describe('a view', () => {
  let services: ReturnType<typeof serve>
  let name = ''
  let stop: () => void
  const before = location.href

  beforeEach(() => {
    stop = captureConsole('error', [])
    services = serve({
      'GET /service/customerfrontenddata/api/v1/psdata': () =>
        json({ tracking: { loginStatus: name ? 'LOGGED_IN' : 'LOGGED_OUT' }, customer: { firstname: name } }),
    })
  })
  afterEach(() => {
    services.end()
    stop()
    history.replaceState(null, '', before)
    for (const key of ['platform', 'pageType']) delete document.documentElement.dataset[key]
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  /** Shows states to both ways; the first difference, if there is one. */
  async function compare(
    tag: Tag,
    site: Site,
    withContent: boolean,
    states: readonly RandomState[],
    find: typeof viewOf = viewOf,
  ): Promise<{ state: RandomState; difference: string } | undefined> {
    const scene = await openScene(tag, site, withContent, find)
    const applied: Scene = { ...scene, answerName: (next) => (name = next) }
    try {
      for (const state of states) {
        await applyState(applied, state)
        flushSync(() => {})
        const difference = scene.difference()
        if (difference) return { state, difference }
      }
      return undefined
    } finally {
      scene.close()
    }
  }

  const states = (count: number, offset = 0) => fc.sample(randomState, { seed: seed + offset, numRuns: count })

  for (const [at, site] of SITES.entries())
    it(`shows the same by React and by the live layer in random states, on ${site} (LIVE-16)`, async function () {
      this.timeout(120_000)
      for (const [offset, [tag, withContent]] of (
        [
          ['shop-header', false],
          ['shop-header', true],
          ['shop-footer', false],
          ['shop-footer', true],
        ] as const
      ).entries()) {
        const found = await compare(tag, site, withContent, states(Math.ceil(STATES / SCENES), at * 10 + offset))
        expect(
          found && `${found.difference}\nin ${JSON.stringify(found.state)}`,
          `${tag}, content: ${withContent}`,
        ).to.equal(undefined)
      }
    })

  it('is hooked to an element of some fragment, each of them (LIVE-16)', async () => {
    const hooked = new Set<string>()
    for (const tag of ['shop-header', 'shop-footer'] as const) {
      const attributes = { site: 'DE', ...(tag === 'shop-header' && PLACES) }
      const { html } = await prerenderElement(tag, attributes, { content: tag === 'shop-header' ? ANSWERS : {} })
      for (const [, hook = ''] of html.matchAll(/data-live="([^":]*)/g)) hooked.add(hook)
    }
    expect([...hooked].sort()).to.deep.equal(Object.keys(VIEWS).sort())
  })

  /** Differences planted into what the live layer writes, each of a kind that two hand-written views would have. */
  const PLANTED: Readonly<Record<string, [tag: Tag, hook: string, change: (shown: Shown) => Shown]>> = {
    'a badge that shows 100': ['shop-header', 'cart-icon.badge', withText((text) => text.replace('+99', '100'))],
    'details without their comma': ['shop-header', 'cart-icon.details', withText((text) => text.replace(', ', ''))],
    'details that stay after a logout': [
      'shop-header',
      'visitor-icon.details',
      ({ children = [] }) => ({ children: children.length > 0 ? children : [', Konto'] }),
    ],
    'a forgotten class of the platform': [
      'shop-header',
      'header.bar',
      withAttribute('class', (value) => value?.replace(' header--small', '')),
    ],
    'an icon that opens on the basket page': [
      'shop-header',
      'flyout-icon',
      withAttribute('aria-haspopup', () => 'dialog'),
    ],
    'a term that is not cut': ['shop-header', 'search.field', withAttribute('value', (value) => value && `${value}ä`)],
    'an entry without its place in the statistics': [
      'shop-header',
      'navigation.list',
      ({ children = [] }) => ({ children: children.slice(0, -1) }),
    ],
    'a place that keeps its room': ['shop-header', 'promotion.place', () => ({})],
    'a drawing that is another one': [
      'shop-footer',
      'drawing',
      ({ children = [] }) => ({ children: children.slice(0, 0) }),
    ],
    'a view changer that loses the query': [
      'shop-footer',
      'view-changer',
      ({ children = [] }) => ({
        children: children.map((child) =>
          typeof child === 'string'
            ? child
            : { ...child, attributes: { ...child.attributes, href: child.attributes.href?.replace('page=2&', '') } },
        ),
      }),
    ],
  }

  for (const [what, [tag, planted, change]] of isMainEngine ? Object.entries(PLANTED) : [])
    it(`is found to differ by ${what}`, async () => {
      const find: typeof viewOf = (hook) => {
        const found = viewOf(hook)
        if (!found || hook.split(':')[0] !== planted) return found
        return { ...found, view: { ...found.view, show: (...given) => change(found.view.show(...given)) } }
      }
      expect((await compare(tag, 'DE', false, states(300), find))?.difference).to.match(new RegExp(`^${planted}`))
      expect(await compare(tag, 'DE', false, states(300))).to.equal(undefined)
    })
})

function withText(change: (text: string) => string) {
  const changed = (child: NonNullable<Shown['children']>[number]): NonNullable<Shown['children']>[number] =>
    typeof child === 'string' ? change(child) : { ...child, children: child.children.map(changed) }
  return ({ attributes = {}, children }: Shown): Shown => ({ attributes, children: children?.map(changed) })
}

function withAttribute(name: string, change: (value: string | undefined) => string | undefined) {
  return ({ attributes = {}, children }: Shown): Shown => ({
    attributes: { ...attributes, [name]: change(attributes[name]) },
    children,
  })
}
