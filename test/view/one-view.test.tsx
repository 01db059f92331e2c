// one engine: compares markup
/**
 * One view: React renders, and the live layer writes, what the same view models decide. Both are shown the same random states, and
 * compared after each.
 */
import { expect } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import type { Shown } from '../../src/view/view.ts'
import { VIEWS, viewOf } from '../../src/view/views.ts'
import { isMainEngine } from '../support/engine.ts'
import { page } from '../support/page.ts'
import { runs, seed } from '../support/random.ts'
import { CONTENT, PLACES } from './content.ts'
import { differenceOf } from './difference.ts'
import { answers, applyState, type RandomState, randomStates } from './random-states.ts'
import { openScene, type Tag } from './scene.tsx'

/** WebKit lets a page change its address 100 times in 10 s. */
const FEW = 72
/** Over all sites, both tags, with and without content; five times as many in a long run. */
const STATES = isMainEngine ? Math.min(8 * runs, 10_000) : FEW
const SCENES = [
  ['shop-header', false],
  ['shop-header', true],
  ['shop-footer', false],
  ['shop-footer', true],
] as const

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
    withAttribute('href', (value) => value?.replace('page=2&', '')),
  ],
}

/** Shows states to both ways; the first difference, if there is one. */
async function compare(
  tag: Tag,
  site: Site,
  withContent: boolean,
  states: readonly RandomState[],
  find: typeof viewOf = viewOf,
): Promise<string | undefined> {
  const scene = await openScene(tag, site, withContent, find)
  try {
    for (const state of states) {
      await applyState(scene, state)
      flushSync(() => {})
      const difference = differenceOf(scene.root, scene.byReact)
      if (difference) return `${difference}\nin ${tag}, content: ${withContent}, ${JSON.stringify(state)}`
    }
    return undefined
  } finally {
    scene.close()
  }
}

describe('a view', () => {
  beforeEach(() => {
    // React for development takes a stack of each element, and reports each render to the browser's tools: most of its time.
    page.fake(Error, 'stackTraceLimit', 0)
    page.fake(console, 'timeStamp', () => {})
    page.fake(performance, 'measure', () => {})
    page.fake(navigator, 'clipboard', {
      writeText: () => (answers.copy === 'copied' ? Promise.resolve() : Promise.reject(new Error('denied'))),
    })
    page.fake(window, 'fetch', async () => ({ status: 200, ok: true, text: async () => '{}' }))
  })

  for (const [at, site] of SITES.entries())
    it(`shows the same by React and by the live layer in random states, on ${site} (LIVE-16)`, async function () {
      this.timeout(120_000)
      for (const [offset, [tag, withContent]] of SCENES.entries()) {
        const states = randomStates(seed + at * 10 + offset, Math.ceil(STATES / SITES.length / SCENES.length))
        expect(await compare(tag, site, withContent, states)).to.equal(undefined)
      }
    })

  it('is hooked to an element of some fragment, each of them (LIVE-16)', async () => {
    const hooked = new Set<string>()
    for (const tag of ['shop-header', 'shop-footer'] as const) {
      const attributes = { site: 'DE', ...(tag === 'shop-header' && PLACES) }
      const { html } = await prerenderElement(tag, attributes, { content: tag === 'shop-header' ? CONTENT : {} })
      for (const [, hook = ''] of html.matchAll(/data-live="([^":]*)/g)) hooked.add(hook)
    }
    expect([...hooked].sort()).to.deep.equal(Object.keys(VIEWS).sort())
  })

  for (const [what, [tag, planted, change]] of isMainEngine ? Object.entries(PLANTED) : [])
    it(`is found to differ by ${what}`, async () => {
      const find: typeof viewOf = (hook) => {
        const found = viewOf(hook)
        if (!found || hook.split(':')[0] !== planted) return found
        return { ...found, view: (...given) => change(found.view(...given)) }
      }
      expect(await compare(tag, 'DE', false, randomStates(seed, 300), find)).to.match(new RegExp(`^${planted}`))
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
