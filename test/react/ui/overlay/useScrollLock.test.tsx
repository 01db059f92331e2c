// every engine: dialog, scrolling, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { useScrollLock } from '../../../../src/react/ui/overlay/useScrollLock.ts'
import { page } from '../../../support/page.ts'

function Lock() {
  useScrollLock()
  return null
}

const root = document.documentElement
const overflow = () => getComputedStyle(root).overflowY

describe('the page behind a dialog', () => {
  it('does not scroll, and is left as it was by the last of several dialogs (PART-9)', async () => {
    await page.mount(html`<div style="height: 4000px"></div>`)
    root.style.overflow = 'auto'
    window.scrollTo(0, 700)
    const { clientWidth } = root
    const [first, second] = [page.show(<Lock />), page.show(<Lock />)]
    expect(overflow()).to.equal('hidden')
    expect(root.clientWidth).to.equal(clientWidth)
    second.remove()
    expect(overflow()).to.equal('hidden')
    first.remove()
    await page.frame()
    expect(root.style.overflow).to.equal('auto')
    expect(window.scrollY).to.equal(700)
  })

  it('does not scroll whatever its style, which is restored exactly (PART-9)', async () => {
    await page.mount(html`<style>html { overflow-y: scroll !important }</style>`)
    root.style.cssText = 'overflow-x: clip; overflow-y: auto !important; --kept: 1'
    const before = root.getAttribute('style')
    const { remove } = page.show(<Lock />)
    expect(overflow()).to.equal('hidden')
    remove()
    expect(root.getAttribute('style')).to.equal(before)
  })

  it('keeps its sticky elements where they are when its body has an overflow (PART-9)', async () => {
    const bar = await page.mount(
      html`<div style="position: sticky; top: 0; height: 20px"></div><div style="height: 4000px"></div>`,
    )
    document.body.style.overflowX = 'hidden'
    window.scrollTo(0, 700)
    const { remove } = page.show(<Lock />)
    expect(bar.getBoundingClientRect().top).to.equal(0)
    expect(window.scrollY).to.equal(700)
    remove()
    expect(document.body.getAttribute('style')).to.equal('overflow-x: hidden;')
  })
})
