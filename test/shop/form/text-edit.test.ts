import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import '../../support/random.ts'
import { editNumber } from '../../../src/shop/form/number-text.ts'
import { applyEdit, editBetween } from '../../../src/shop/form/text-edit.ts'

describe('text edit', () => {
  it('is the difference between two texts, at the caret where characters repeat', () => {
    expect(editBetween('33', '333', 1)).to.deep.equal({ text: '33', start: 0, end: 0, inserted: '3' })
    expect(editBetween('33', '333', 3)).to.deep.equal({ text: '33', start: 2, end: 2, inserted: '3' })
    expect(editBetween('DE89', 'DE9', 2)).to.deep.equal({ text: 'DE89', start: 2, end: 3, inserted: '' })
    expect(editBetween('', 'DE89', 4)).to.deep.equal({ text: '', start: 0, end: 0, inserted: 'DE89' })
  })

  it('turns the first text into the second', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (before, after, at) => {
        const { start, end, inserted } = editBetween(before, after, Math.min(at, after.length))
        expect(before.slice(0, start) + inserted + before.slice(end)).to.equal(after)
      }),
    )
  })

  it('is applied character by character where it is refused as a whole (FIELD-24)', () => {
    const rule: typeof editNumber = (edit) => (edit.inserted.includes('x') ? undefined : editNumber(edit))
    expect(applyEdit(rule, { text: '12', start: 1, end: 1, inserted: '3x4' })).to.deep.equal({
      text: '1342',
      caret: 3,
    })
  })
})
