// every engine: focus
/** @jsxRuntime classic */ /** @jsx node */

import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { createPatches } from '../../src/live/patches.ts'
import { writeViews } from '../../src/live/write-views.ts'
import { storeOf } from '../../src/state/store.ts'
import { node } from '../../src/view/node.ts'
import type { Shown, View, ViewContext } from '../../src/view/view.ts'
import { page } from '../support/page.ts'

const shownAtom = atom<Shown>({})
/** Shows what the atom says, to all keys but one. */
const VIEW: View = (get, { text }, key) =>
  key === 'own' ? { children: [text('header.cart' as never)] } : get(shownAtom)
const find = (hook: string) => {
  const [name, key = ''] = hook.split(':')
  return name === 'known' ? { view: VIEW, key } : undefined
}

const MARKUP =
  '<p data-live="known" class="painted">Wagen <b tabindex="0">drei</b></p><p data-live="known:own">leer</p><p data-live="other">fremd</p>'

describe('the views that the live layer writes', () => {
  const store = storeOf('DE')
  const show = (shown: Shown) => store.set(shownAtom, shown)
  const hooked = (hook = 'known') => page.select(`[data-live="${hook}"]`)
  /** Paints the markup, and shows this from the beginning. */
  function start(shown: Shown = {}, markup = MARKUP) {
    show(shown)
    const root = page.paint(markup)
    const painted = [...hooked().childNodes]
    const patches = createPatches()
    const context = { text: (name: string) => `<${name}>` } as unknown as ViewContext
    const stop = writeViews({ root, store, context, patches }, find)
    page.onEnd(stop)
    return { painted, patches, stop }
  }

  it('are in the markup at once: text, attributes and visibility (LIVE-16)', () => {
    start({ attributes: { hidden: '', class: undefined, title: 'Voll' }, children: ['Voll'] })
    expect(hooked().outerHTML).to.equal('<p data-live="known" hidden="" title="Voll">Voll</p>')
  })

  it('follow the store (LIVE-16)', () => {
    start()
    show({ attributes: { hidden: '' }, children: ['zwei'] })
    expect([hooked().hidden, hooked().textContent]).to.deep.equal([true, 'zwei'])
    show({ attributes: { hidden: undefined }, children: ['drei'] })
    expect([hooked().hidden, hooked().textContent]).to.deep.equal([false, 'drei'])
  })

  it('leave what they do not name as it was painted (LIVE-16)', () => {
    start({ attributes: { title: 'x' } })
    expect(hooked().innerHTML).to.equal('Wagen <b tabindex="0">drei</b>')
    expect(hooked().className).to.equal('painted')
  })

  it('are told apart by their keys, and speak the texts of the element (LIVE-16)', () => {
    start({ children: ['alle'] })
    expect(hooked('known:own').textContent).to.equal('<header.cart>')
  })

  it('keep the nodes that show the same, with their focus (LIVE-6)', () => {
    start()
    const bold = page.select('b')
    bold.focus()
    show({ children: ['Wagen ', <b title="neu">drei</b>, '!'] })
    expect(hooked().innerHTML).to.equal('Wagen <b tabindex="0" title="neu">drei</b>!')
    expect(page.select('b')).to.equal(bold)
    expect(page.focused()).to.equal(bold)
  })

  it('replace an element by another one when its text is another (LIVE-16)', () => {
    start()
    const bold = page.select('b')
    show({ children: ['Wagen ', <b>vier</b>] })
    expect(hooked().innerHTML).to.equal('Wagen <b>vier</b>')
    expect(page.select('b')).not.to.equal(bold)
  })

  it('remove what is too much, but keep what a fragment adds to an open end (LIVE-16)', () => {
    const list = (
      <ul>
        <li>eins</li>
      </ul>
    )
    start(
      { children: [{ ...list, isOpenEnded: true }] },
      '<div data-live="known"><ul><li>eins</li><li>extra</li></ul></div>',
    )
    expect(hooked().textContent).to.equal('einsextra')
    show({ children: [list] })
    expect(hooked().textContent).to.equal('eins')
  })

  it('make new elements in the namespace of their hook (LIVE-16)', () => {
    start({ children: [<path d="M0 0" />] }, '<svg data-live="known"></svg>')
    expect(hooked().firstElementChild).to.be.instanceOf(SVGPathElement)
  })

  it('put the painted nodes back when they show no children any more (LIVE-6)', () => {
    const { painted } = start({ children: ['weg'] })
    show({})
    expect([...hooked().childNodes]).to.deep.equal(painted)
  })

  it('leave a hook of another release alone (LIVE-16, LIVE-10)', () => {
    start({ children: ['neu'] })
    expect(hooked('other').outerHTML).to.equal('<p data-live="other">fremd</p>')
    expect(hooked().textContent).to.equal('neu')
  })

  it('write nothing more after their end, and can be taken back (LIVE-6)', () => {
    const { patches, stop } = start({ children: ['eins'] })
    stop()
    show({ children: ['zwei'] })
    expect(hooked().textContent).to.equal('eins')
    patches.undo()
    expect(hooked().innerHTML).to.equal('Wagen <b tabindex="0">drei</b>')
  })
})
