// every engine: focus
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { createPatches } from '../../src/live/patches.ts'
import { page } from '../support/page.ts'

describe('what the live layer writes into painted markup', () => {
  async function paint() {
    const list = await page.mount(html`<ul><li class="one" hidden>eins</li> und <li>zwei</li></ul>`)
    const [first, last] = [list.firstElementChild, list.lastElementChild] as [HTMLElement, HTMLElement]
    return { list, first, last, painted: [...list.childNodes], patches: createPatches() }
  }

  for (const [what, name, values, painted] of [
    ['sets an attribute, and takes it back where none was painted', 'aria-busy', ['true'], null],
    ['goes back to the painted value, not to one written before', 'class', ['two', 'three'], 'one'],
    ['removes an attribute that was painted, and puts it back', 'hidden', [null], ''],
  ] as const)
    it(`${what} (LIVE-6)`, async () => {
      const { first, patches } = await paint()
      for (const value of values) patches.setAttribute(first, name, value)
      expect(first.getAttribute(name)).to.equal(values.at(-1))
      patches.undo()
      expect(first.getAttribute(name)).to.equal(painted)
    })

  it('touches no attribute that has the value already (LIVE-6)', async () => {
    const { list, first, patches } = await paint()
    const observer = new MutationObserver(() => {})
    observer.observe(list, { attributes: true, subtree: true })
    patches.setAttribute(first, 'class', 'one')
    patches.setAttribute(first, 'title', null)
    patches.undo()
    expect(observer.takeRecords()).to.deep.equal([])
    patches.setAttribute(first, 'class', 'two')
    expect(observer.takeRecords()).to.have.length(1)
  })

  it('puts the very nodes back that were painted (LIVE-6)', async () => {
    const { list, painted, patches } = await paint()
    patches.setChildren(list, [document.createElement('li')])
    patches.setChildren(list, [document.createTextNode('nichts')])
    expect(list.textContent).to.equal('nichts')
    patches.undo()
    expect([...list.childNodes]).to.deep.equal(painted)
    expect(list.textContent).to.equal('eins und zwei')
  })

  it('keeps painted nodes in their place, with focus (LIVE-6)', async () => {
    const { list, first, patches } = await paint()
    first.hidden = false
    first.tabIndex = 0
    first.focus()
    const added = document.createElement('li')
    patches.setChildren(list, [first, added])
    expect([...list.childNodes]).to.deep.equal([first, added])
    expect(page.focused()).to.equal(first)
  })

  it('restores the children of one element, and leaves the others written (LIVE-6)', async () => {
    const { first, last, patches } = await paint()
    patches.setChildren(first, [document.createTextNode('neu')])
    patches.setChildren(last, [document.createTextNode('anders')])
    patches.restoreChildren(first)
    expect([first.textContent, last.textContent]).to.deep.equal(['eins', 'anders'])
    patches.undo()
    expect(last.textContent).to.equal('zwei')
  })

  it('leaves children alone that it never wrote (LIVE-6)', async () => {
    const { first, patches } = await paint()
    first.textContent = 'von der Seite'
    patches.restoreChildren(first)
    patches.undo()
    expect(first.textContent).to.equal('von der Seite')
  })

  it('remembers what is painted anew after it was undone (LIVE-11)', async () => {
    const { first, patches } = await paint()
    patches.setAttribute(first, 'class', 'two')
    patches.undo()
    first.className = 'later'
    patches.undo()
    expect(first.className).to.equal('later')
    patches.setAttribute(first, 'class', 'two')
    patches.undo()
    expect(first.className).to.equal('later')
  })
})
