import { expect } from '@open-wc/testing'
import { createPatches, type Patches } from '../../src/live/patches.ts'

describe('what the live layer writes into painted markup', () => {
  let patches: Patches
  let list: HTMLElement
  let painted: ChildNode[]

  beforeEach(() => {
    patches = createPatches()
    list = document.createElement('ul')
    list.innerHTML = '<li class="one" hidden>eins</li> und <li>zwei</li>'
    document.body.append(list)
    painted = [...list.childNodes]
  })
  afterEach(() => list.remove())

  const first = () => list.firstElementChild as HTMLElement

  it('sets an attribute, and takes it back where none was painted (LIVE-6)', () => {
    patches.setAttribute(first(), 'aria-busy', 'true')
    expect(first().getAttribute('aria-busy')).to.equal('true')
    patches.undo()
    expect(first().hasAttribute('aria-busy')).to.equal(false)
  })

  it('goes back to the painted value, not to one written before (LIVE-6)', () => {
    for (const value of ['two', 'three']) patches.setAttribute(first(), 'class', value)
    expect(first().className).to.equal('three')
    patches.undo()
    expect(first().className).to.equal('one')
  })

  it('removes an attribute that was painted, and puts it back (LIVE-6)', () => {
    patches.setAttribute(first(), 'hidden', null)
    expect(first().hidden).to.equal(false)
    patches.undo()
    expect(first().getAttribute('hidden')).to.equal('')
  })

  it('touches no attribute that has the value already (LIVE-6)', () => {
    const observer = new MutationObserver(() => {})
    observer.observe(list, { attributes: true, subtree: true })
    patches.setAttribute(first(), 'class', 'one')
    patches.setAttribute(first(), 'title', null)
    patches.undo()
    expect(observer.takeRecords()).to.deep.equal([])
    patches.setAttribute(first(), 'class', 'two')
    expect(observer.takeRecords()).to.have.length(1)
  })

  it('puts the very nodes back that were painted (LIVE-6)', () => {
    patches.setChildren(list, [document.createElement('li')])
    patches.setChildren(list, [document.createTextNode('nichts')])
    expect(list.textContent).to.equal('nichts')
    patches.undo()
    expect([...list.childNodes]).to.deep.equal(painted)
    expect(list.textContent).to.equal('eins und zwei')
  })

  it('keeps painted nodes in their place, with focus (LIVE-6)', () => {
    first().hidden = false
    first().tabIndex = 0
    first().focus()
    const added = document.createElement('li')
    patches.setChildren(list, [...painted.slice(0, 1), added])
    expect([...list.childNodes]).to.deep.equal([painted[0], added])
    expect(document.activeElement).to.equal(painted[0])
  })

  it('restores the children of one element, and leaves the others written (LIVE-6)', () => {
    const other = list.lastElementChild as Element
    patches.setChildren(first(), [document.createTextNode('neu')])
    patches.setChildren(other, [document.createTextNode('anders')])
    patches.restoreChildren(first())
    expect([first().textContent, other.textContent]).to.deep.equal(['eins', 'anders'])
    patches.undo()
    expect(other.textContent).to.equal('zwei')
  })

  it('leaves children alone that it never wrote (LIVE-6)', () => {
    first().textContent = 'von der Seite'
    patches.restoreChildren(first())
    patches.undo()
    expect(first().textContent).to.equal('von der Seite')
  })

  it('remembers what is painted anew after it was undone (LIVE-11)', () => {
    patches.setAttribute(first(), 'class', 'two')
    patches.undo()
    first().className = 'later'
    patches.undo()
    expect(first().className).to.equal('later')
    patches.setAttribute(first(), 'class', 'two')
    patches.undo()
    expect(first().className).to.equal('later')
  })
})
