// one engine: forms and focus are those of hydration.test.ts
/** A sample in each run; `RUNS=20000 npm test -- --suite parts test/elements/reformatted.test.ts` writes each fragment anew 2,000 times. */
import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { page } from '../support/page.ts'
import { printSeed, runs } from '../support/random.ts'

const TAGS = ['shop-header', 'shop-footer', 'shop-newsletter'] as const
const VOID = /^(input|img|br|source)$/

/** Writes markup as formatters and cleaners may, each choice by `next`, which gives 0 to 1. */
function rewrite(node: Node, next: () => number): string {
  if (node instanceof Text) return next() < 0.3 ? padded(node, next() < 0.5 ? '\n  ' : ' ') : entities(node)
  if (!(node instanceof Element)) return ''
  const { localName, attributes } = node
  const isRaw = localName === 'style' || localName === 'script'
  const children = node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes
  const inside = isRaw
    ? (node.textContent ?? '')
    : [...children].map((child) => gap(next) + rewrite(child, next)).join('') + (children.length > 0 ? gap(next) : '')
  const end = VOID.test(localName) || (mayStayOpen(node) && next() < 0.5) ? '' : `</${localName}>`
  return `<${localName}${attributesOf([...attributes], next)}>${inside}${end}`
}

/** An element whose end tag HTML does not ask for. */
function mayStayOpen({ localName, nextSibling, parentElement }: Element): boolean {
  if (localName === 'li') return true
  if (localName !== 'p') return false
  return nextSibling ? CLOSES_PARAGRAPHS.test(nextSibling.nodeName) : parentElement?.localName !== 'a'
}
const CLOSES_PARAGRAPHS = /^(DIV|UL|P|FORM|H\d)$/

const padded = ({ data }: Text, gap: string) => data.replace(/^|$| /g, gap).replace(/[&<]/g, entity)
const entity = (sign: string) => `&#${sign.charCodeAt(0)};`
const entities = ({ data }: Text) => data.replace(/[&<]/g, entity)

const gap = (next: () => number) =>
  next() < 0.7 ? '' : next() < 0.5 ? '\n    ' : next() < 0.5 ? ' ' : '<!-- a part -->\n'

/** Cleaners add them to links. */
function addedTo(all: readonly Attr[], next: () => number): string[] {
  const has = (wanted: string) => all.some(({ name }) => name === wanted)
  if (!has('href')) return []
  return [' rel="noopener nofollow"', ' target="_self"'].filter(
    (one) => !has(/\w+/.exec(one)?.[0] ?? '') && next() < 0.3,
  )
}

function attributesOf(all: Attr[], next: () => number): string {
  const written = all.map(({ name, value }) => {
    const shown = name === 'viewBox' ? 'viewbox' : name
    if (/^[\w-]+$/.test(value) && next() < 0.3) return ` ${shown}=${value}`
    const quote = next() < 0.5 ? '"' : "'"
    return ` ${shown}=${quote}${value.replace(/[&"']/g, entity)}${quote}`
  })
  const shown = [...written, ...addedTo(all, next)]
  return (next() < 0.5 ? shown.reverse() : shown).join('')
}

const parsed = (fragment: string) => {
  const template = document.createElement('template')
  template.innerHTML = fragment
  return template.content.firstElementChild as Element
}

/** One way of many to write a fragment; the same for the same seed. */
function written(fragment: string, seed: number): string {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return rewrite(parsed(fragment), next)
}

describe('a fragment that a formatter has written anew', () => {
  before(() => printSeed(`${Math.ceil(runs / 10)} ways to write each fragment`))

  for (const tag of TAGS)
    it(`of ${tag} is hydrated without a difference, and keeps nodes and what is typed (DELIVERY-92)`, async () => {
      // React's build for developers says so of added attributes, and leaves them; ours compares none.
      if (tag !== 'shop-newsletter') page.logs(/didn't match the client properties/)
      const { html } = await prerenderElement(tag, { site: 'DE' })
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const events = page.events<{ element: string }>('shop-element-ready')
          const errors = page.events('shop-element-error')
          const element = page.insert(written(html, seed))
          const root = element.shadowRoot as ShadowRoot
          const form = tag === 'shop-footer' ? root.querySelector('shop-newsletter')?.shadowRoot : root
          const field = form?.querySelector('input[name=query], input[name=email]') as HTMLInputElement
          field.value = 'kaffee@example.org'
          const before = [root, form as ShadowRoot].flatMap((one) => [...one.querySelectorAll('[data-root] *')])
          await page.until(() => events.some((event) => event.element === tag))
          expect(errors).to.deep.equal([])
          expect(before.filter((node) => !node.isConnected)).to.deep.equal([])
          expect([field.isConnected, field.value]).to.deep.equal([true, 'kaffee@example.org'])
          element.remove()
        }),
        { numRuns: Math.ceil(runs / 10) },
      )
    }).timeout(60_000 + 100 * runs)

  it('is hydrated alike with blanks where the live layer writes, and around texts (DELIVERY-92)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    for (const other of [
      html.replaceAll('<li class="navigation__item', '\t<li class="navigation__item'),
      html.replace('>Suche<', '> Suche <'),
    ]) {
      expect(other).not.to.equal(html)
      const errors = page.events('shop-element-error')
      const events = page.events('shop-element-ready')
      const element = page.insert(other)
      await page.until(() => events[0])
      expect(errors).to.deep.equal([])
      element.remove()
    }
  })

  it('is still told from one with other words or elements (DELIVERY-22, DELIVERY-92)', async () => {
    const { html } = await prerenderElement('shop-header', { site: 'DE' })
    for (const [part, other] of [
      ['>Kaffee<', '>\nTee\n<'],
      ['<div class="header__bar">', '<div class="header__bar">\n<b></b>\n'],
    ] as const) {
      page.logs(/HYDRATION_MISMATCH/)
      const errors = page.events<{ code: string }>('shop-element-error')
      const events = page.events('shop-element-ready')
      const element = page.insert(html.replace(part, other))
      await page.until(() => events[0])
      expect(errors.map(({ code }) => code)).to.deep.equal(['HYDRATION_MISMATCH'])
      element.remove()
    }
  })
})
