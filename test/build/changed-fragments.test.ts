import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5'
import { changesOf } from '../../src/page/fragment/changed.ts'
import { sizeOf } from '../../src/page/fragment/size.ts'
import { HARMLESS, PLANTED } from '../support/rewrites.ts'
import { manifest, read } from './support/dist.ts'

type Element = DefaultTreeAdapterTypes.Element
type Template = DefaultTreeAdapterTypes.Template

const isTemplate = (node: DefaultTreeAdapterTypes.ChildNode): node is Template => node.nodeName === 'template'

/** The HTML of an element's shadow root, then of those inside, as a browser gives it. */
function htmlsOf(parent: DefaultTreeAdapterTypes.ParentNode): string[] {
  const inside: string[] = []
  const take = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of [...node.childNodes]) {
      if (isTemplate(child)) {
        inside.push(...htmlsOf(child.content))
        defaultTreeAdapter.detachNode(child)
      } else if ('childNodes' in child) take(child)
    }
  }
  take(parent)
  return [serialize(parent), ...inside]
}

function parsed(fragment: string): { tag: string; html: string; outer: string } {
  const [host] = parseFragment(fragment).childNodes as Element[]
  const template = host?.childNodes.find(isTemplate)
  assert.ok(host && template, fragment.slice(0, 200))
  const [outer = '', ...inside] = htmlsOf(template.content)
  return { tag: host.tagName, html: outer + inside.join(''), outer }
}

const { version } = manifest
const changesIn = (fragment: string) => {
  const { tag, html } = parsed(fragment)
  return changesOf(tag, html, version)
}
/** Whether the live layer fetches the code that compares. */
const isLookedAt = (fragment: string) => {
  const { outer } = parsed(fragment)
  return Number.parseInt(/ data-root="(\d+)/.exec(outer)?.[1] ?? '', 10) !== sizeOf(outer)
}

const FRAGMENTS = Object.values<{ fragments: Record<string, string> }>(manifest.sites).flatMap(({ fragments }) =>
  Object.values(fragments).map((file) => [file, read(file).trim()] as const),
)
const ofSite = (site: string) => FRAGMENTS.filter(([file]) => file.includes(`/${site}/`))

describe('a fragment', () => {
  it('knows its own shape, in each country (DELIVERY-94)', () => {
    assert.ok(FRAGMENTS.length > 40)
    for (const [file, fragment] of FRAGMENTS) {
      assert.equal(isLookedAt(fragment), false, file)
      assert.deepEqual(changesIn(fragment), [], file)
    }
  })

  for (const [name, change] of Object.entries(HARMLESS))
    it(`is not told as changed by what no visitor sees: ${name} (DELIVERY-94)`, () => {
      for (const [file, fragment] of ofSite('DE')) assert.deepEqual(changesIn(change(fragment)), [], file)
    })

  it('is not told as changed by several of them at once (DELIVERY-94)', () => {
    // The rewrites themselves read double quotes.
    const combined = Object.keys(HARMLESS).filter((name) => !/quotes/.test(name))
    const some = fc.uniqueArray(fc.constantFrom(...combined), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...ofSite('HU')), some, ([, fragment], names) => {
        assert.deepEqual(
          changesIn(names.reduce((html, name) => (HARMLESS[name] as (html: string) => string)(html), fragment)),
          [],
        )
      }),
      { numRuns: 150 },
    )
  })

  for (const [name, { change, told, isOfPage }] of Object.entries(PLANTED))
    if (!isOfPage)
      it(`is told as changed: ${name} (DELIVERY-94)`, () => {
        const [header, footer] = ['shop-header.html', 'shop-footer.html'].map((file) => {
          const [, fragment = ''] = ofSite('DE').find(([path]) => path.endsWith(file)) ?? []
          const changed = change(fragment)
          return isLookedAt(changed) ? changesIn(changed) : []
        })
        assert.ok([...(header ?? []), ...(footer ?? [])].includes(told), JSON.stringify({ header, footer }))
      })
})
