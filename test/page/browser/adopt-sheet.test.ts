// every engine: styles
import { expect } from '@open-wc/testing'
import { adoptSheet } from '../../../src/page/browser/adopt-sheet.ts'
import { nextTask } from '../../support/waits.ts'

const root = () => document.createElement('div').attachShadow({ mode: 'open' })

describe('adoptSheet', () => {
  it('parses a sheet once for all elements', () => {
    const [first, second] = [root(), root()]
    for (const one of [first, second, first]) adoptSheet(one, '.a {}')
    expect(first.adoptedStyleSheets).to.have.length(1)
    expect(second.adoptedStyleSheets[0] === first.adoptedStyleSheets[0]).to.equal(true)
  })

  it('has another sheet for a window of another size, and leaves the sheet of other elements alone (DELIVERY-16)', () => {
    const [gone, back] = [root(), root()]
    for (const one of [gone, back]) adoptSheet(one, '.b {}')
    const old = gone.adoptedStyleSheets[0] as CSSStyleSheet
    const rule = old.cssRules[0]
    window.dispatchEvent(new Event('resize'))
    adoptSheet(back, '.b {}')
    expect(back.adoptedStyleSheets).to.have.length(1)
    expect(back.adoptedStyleSheets[0] === old).to.equal(false)
    expect(back.adoptedStyleSheets[0]?.cssRules[0]?.cssText).to.equal(rule?.cssText)
    expect(gone.adoptedStyleSheets[0] === old).to.equal(true)
    expect(old.cssRules[0] === rule).to.equal(true)
  })

  it('keeps the sheets of others', () => {
    const one = root()
    const other = new CSSStyleSheet()
    one.adoptedStyleSheets = [other]
    adoptSheet(one, '.c {}')
    window.dispatchEvent(new Event('resize'))
    adoptSheet(one, '.c {}')
    expect(one.adoptedStyleSheets).to.have.length(2)
    expect(one.adoptedStyleSheets[0] === other).to.equal(true)
  })

  it('does not crash while the elements that had the sheet are garbage-collected (DELIVERY-16)', async () => {
    for (let round = 0; round < 300; round += 1) {
      const holder = document.createElement('div')
      document.body.append(holder)
      for (let count = 0; count < 40; count += 1) {
        const one = root()
        adoptSheet(one, '.d {}')
        holder.append(one.host)
      }
      holder.remove()
      Array.from({ length: 5000 }, (_, index) => ({ index }))
      if (round % 2 === 0) await nextTask()
      window.dispatchEvent(new Event('resize'))
    }
  })
})
