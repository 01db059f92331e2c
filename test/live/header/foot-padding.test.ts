import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { reserveFootPadding } from '../../../src/live/header/foot-padding.ts'
import { page } from '../../support/page.ts'

describe('the room at the foot of the window', () => {
  const { style } = document.documentElement
  const mountBar = () => page.mount(html`<div style="box-sizing: border-box; height: 64px"></div>`)

  it('is what the page scrolls to kept above a bar, whose height it follows (HEADER-36)', async () => {
    const bar = await mountBar()
    const footer = document.createElement('shop-footer')
    document.body.append(footer)
    const release = reserveFootPadding(bar)
    // The end of the page can be used, too.
    const paddings = () => [style.scrollPaddingBottom, footer.style.paddingBottom]
    expect(paddings()).to.deep.equal(['64px', '64px'])
    bar.style.height = '90px'
    await page.until(() => style.scrollPaddingBottom === '90px')
    expect(paddings()).to.deep.equal(['90px', '90px'])
    release()
    expect(paddings()).to.deep.equal(['', ''])
    footer.remove()
  })

  it('is left alone where the page sets it itself, before or meanwhile (HEADER-36)', async () => {
    const bar = await mountBar()
    style.scrollPaddingBottom = '9px'
    reserveFootPadding(bar)()
    expect(style.scrollPaddingBottom).to.equal('9px')
    style.scrollPaddingBottom = ''
    const release = reserveFootPadding(bar)
    style.scrollPaddingBottom = '9px'
    bar.style.height = '70px'
    for (let count = 0; count < 3; count += 1) await page.frame()
    expect(style.scrollPaddingBottom).to.equal('9px')
    release()
    expect(style.scrollPaddingBottom).to.equal('9px')
  })
})
