import { expect } from '@open-wc/testing'
import { FootnoteMark } from '../../../../src/react/ui/product/FootnoteMark.tsx'
import { Footnotes } from '../../../../src/react/ui/product/Footnotes.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'

describe('Footnotes', () => {
  afterEach(clearParts)

  it('are a named list, to which the marks lead (PART-41)', async () => {
    const shown = show(
      <>
        <FootnoteMark mark="1" label="Footnote 1" href="#note-1" />
        <Footnotes label="Footnotes" notes={[{ mark: '1', id: 'note-1', text: 'From 20 €.' }]} />
      </>,
    )
    expect(part(shown, 'ol').getAttribute('aria-label')).to.equal('Footnotes')
    const { hash } = part<HTMLAnchorElement>(shown, 'a')
    expect(part(shown, hash).textContent).to.equal('1From 20 €.')
    await expect(shown.root.host).to.be.accessible()
  })

  it('are nothing without notes (PART-41)', () => {
    const shown = show(<Footnotes label="Footnotes" notes={[]} />)
    expect(shown.root.querySelector('ol')).to.equal(null)
  })
})
