import { expect } from '@open-wc/testing'
import { FootnoteMark, Footnotes } from '../../../../src/react/ui/product/Footnotes.tsx'
import { page } from '../../../support/page.ts'

describe('Footnotes', () => {
  it('are a named list, to which the marks lead (PART-41)', async () => {
    const { root } = page.show(
      <>
        <FootnoteMark mark="1" label="Footnote 1" href="#note-1" />
        <Footnotes label="Footnotes" notes={[{ mark: '1', id: 'note-1', text: 'From 20 €.' }]} />
      </>,
    )
    const note = page.select((page.get('link', 'Footnote 1') as HTMLAnchorElement).hash)
    expect(note.textContent).to.equal('1From 20 €.')
    expect(page.get('list', 'Footnotes').contains(note)).to.equal(true)
    await expect(root.host).to.be.accessible()
  })

  it('are nothing without notes (PART-41)', () => {
    page.show(<Footnotes label="Footnotes" notes={[]} />)
    expect(page.select('[data-theme]').childElementCount).to.equal(0)
  })
})
