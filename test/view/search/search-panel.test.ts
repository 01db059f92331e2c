import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { updateChildren } from '../../../src/live/update-nodes.ts'
import { createNode } from '../../../src/live/write-views.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import type { SearchPanel } from '../../../src/view/search/panel-state.ts'
import { searchPanel } from '../../../src/view/search/search-panel.late.tsx'
import '../../support/random.ts'

const HTML = 'http://www.w3.org/1999/xhtml'
const words = {
  text: (name: string, values?: object) => `${name} ${JSON.stringify(values ?? {})}`,
  locale: 'tr-TR',
} as const

const word = fc.constantFrom('kaff', 'Kaffee', 'KAFFEEMÜHLE', 'ısı', 'Straße', 'tee | kekse')
const product = fc.record({
  id: fc.constantFrom('1', '2'),
  title: word,
  imageUrl: fc.constantFrom(undefined, '/1.jpg', '/2.jpg'),
  url: fc.constantFrom('/p', '/p?a=1#b'),
  dimensionKey: fc.constantFrom(undefined, 'rot'),
  amount: fc.constantFrom(undefined, 499, 1299),
  previous: fc.constantFrom(undefined, 499, 1599),
  notes: fc.constantFrom(undefined, { guaranteeLabel: { years: 5, producer: 'X' }, disclosures: [{ text: 'Neu' }] }),
})
const panels: fc.Arbitrary<SearchPanel> = fc.record({
  site: fc.constantFrom(...SITES),
  isInFlyout: fc.boolean(),
  isOpen: fc.boolean(),
  isPending: fc.boolean(),
  isLate: fc.boolean(),
  asked: fc.constantFrom('', 'kaff'),
  term: fc.constantFrom('', 'kaff', 'KAFFEE'),
  isFailed: fc.boolean(),
  terms: fc.array(word, { maxLength: 4 }),
  products: fc.array(product, { maxLength: 3 }),
  areLast: fc.boolean(),
  active: fc.integer({ min: -1, max: 6 }),
  hasText: fc.boolean(),
  failed: fc.constantFrom(new Set<string>(), new Set(['/1.jpg'])),
  entries: fc.constantFrom([], [{ title: 'Coffee', href: '/c', index: 0 }] as never),
  listId: fc.constant('suggestions'),
})

describe('the panel of suggestions', () => {
  it('is the same whatever it has shown before (LIVE-16)', () => {
    fc.assert(
      fc.property(fc.array(panels, { minLength: 2, maxLength: 6 }), (states) => {
        const place = document.createElement('div')
        let written: ReturnType<typeof searchPanel> = []
        for (const state of states) {
          const next = searchPanel(state, words)
          updateChildren(place, written, next)
          written = next
          const fresh = document.createElement('div')
          fresh.append(...next.map((child) => createNode(child, HTML)))
          expect(place.isEqualNode(fresh), `${place.innerHTML}\n${fresh.innerHTML}`).to.equal(true)
        }
      }),
    )
  })
})
