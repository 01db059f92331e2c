import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { createPatches, type Patches } from '../../src/live/patches.ts'
import { writeViews } from '../../src/live/write-views.ts'
import { type Store, storeOf } from '../../src/state/store.ts'
import { node, type Shown, type View, type ViewContext } from '../../src/view/view.ts'

const shownAtom = atom<Shown>({})
/** Shows what the atom says, to all keys but one. */
const VIEW: View = {
  show: (get, { text }, key) => (key === 'own' ? { children: [text('header.cart' as never)] } : get(shownAtom)),
}
const find = (hook: string) => {
  const [name, key = ''] = hook.split(':')
  return name === 'known' ? { view: VIEW, key } : undefined
}

describe('the views that the live layer writes', () => {
  let store: Store
  let root: ShadowRoot
  let patches: Patches
  let stop: () => void
  const hooked = (hook = 'known') => root.querySelector(`[data-live="${hook}"]`) as HTMLElement
  const show = (shown: Shown) => store.set(shownAtom, shown)
  const start = () => {
    const context = { text: (name: string) => `<${name}>` } as unknown as ViewContext
    stop = writeViews({ root, store, context, patches }, find)
  }

  beforeEach(() => {
    store = storeOf('DE')
    show({})
    patches = createPatches()
    root = document.createElement('div').attachShadow({ mode: 'open' })
    root.innerHTML =
      '<p data-live="known" class="painted">Wagen <b tabindex="0">drei</b></p><p data-live="known:own">leer</p><p data-live="other">fremd</p>'
    document.body.append(root.host)
  })
  afterEach(() => {
    stop()
    root.host.remove()
  })

  it('are in the markup at once: text, attributes and visibility (LIVE-16)', () => {
    show({ attributes: { hidden: '', class: undefined, title: 'Voll' }, children: ['Voll'] })
    start()
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
    show({ attributes: { title: 'x' } })
    start()
    expect(hooked().innerHTML).to.equal('Wagen <b tabindex="0">drei</b>')
    expect(hooked().className).to.equal('painted')
  })

  it('are told apart by their keys, and speak the texts of the element (LIVE-16)', () => {
    show({ children: ['alle'] })
    start()
    expect(hooked('known:own').textContent).to.equal('<header.cart>')
  })

  it('keep the nodes that show the same, with their focus (LIVE-6)', () => {
    const bold = hooked().querySelector('b') as HTMLElement
    bold.focus()
    start()
    show({ children: ['Wagen ', node('b', { title: 'neu' }, 'drei'), '!'] })
    expect(hooked().innerHTML).to.equal('Wagen <b tabindex="0" title="neu">drei</b>!')
    expect(hooked().querySelector('b')).to.equal(bold)
    expect(root.activeElement).to.equal(bold)
  })

  it('replace an element by another one when its text is another (LIVE-16)', () => {
    const bold = hooked().querySelector('b')
    start()
    show({ children: ['Wagen ', node('b', {}, 'vier')] })
    expect(hooked().innerHTML).to.equal('Wagen <b>vier</b>')
    expect(hooked().querySelector('b')).not.to.equal(bold)
  })

  it('remove what is too much, but keep what a fragment adds to an open end (LIVE-16)', () => {
    hooked().innerHTML = '<ul><li>eins</li><li>extra</li></ul>'
    const list = { ...node('ul', {}, node('li', {}, 'eins')), isOpenEnded: true } as const
    start()
    show({ children: [list] })
    expect(hooked().textContent).to.equal('einsextra')
    show({ children: [node('ul', {}, node('li', {}, 'eins'))] })
    expect(hooked().textContent).to.equal('eins')
  })

  it('make new elements in the namespace of their hook (LIVE-16)', () => {
    root.innerHTML = '<svg data-live="known"></svg>'
    show({ children: [node('path', { d: 'M0 0' })] })
    start()
    expect(root.querySelector('path')).to.be.instanceOf(SVGPathElement)
  })

  it('put the painted nodes back when they show no children any more (LIVE-6)', () => {
    const painted = [...hooked().childNodes]
    start()
    show({ children: ['weg'] })
    show({})
    expect([...hooked().childNodes]).to.deep.equal(painted)
  })

  it('leave a hook of another release alone (LIVE-16, LIVE-10)', () => {
    show({ children: ['neu'] })
    start()
    expect(hooked('other').outerHTML).to.equal('<p data-live="other">fremd</p>')
    expect(hooked().textContent).to.equal('neu')
  })

  it('write nothing more after their end, and can be taken back (LIVE-6)', () => {
    start()
    show({ children: ['eins'] })
    stop()
    show({ children: ['zwei'] })
    expect(hooked().textContent).to.equal('eins')
    patches.undo()
    expect(hooked().innerHTML).to.equal('Wagen <b tabindex="0">drei</b>')
  })
})
