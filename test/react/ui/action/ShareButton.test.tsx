import { expect } from '@open-wc/testing'
import { ShareButton } from '../../../../src/react/ui/action/ShareButton.tsx'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

const texts = { label: 'Share', copiedLabel: 'Link copied', fieldLabel: 'Link to this page' }
const link = () => 'https://shop.example/coffee'

describe('ShareButton', () => {
  const copied: string[] = []
  /** Replaces a member of `navigator` until the end of the test. */
  const replace = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  const withClipboard = () => replace('clipboard', { writeText: async (text: string) => void copied.push(text) })
  beforeEach(() => {
    copied.length = 0
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
    clearParts()
  })

  it('opens the dialog of the device, and does nothing further when it is closed (PART-42)', async () => {
    const shared: object[] = []
    replace('share', async (data: object) => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    })
    withClipboard()
    const shown = show(<ShareButton link={link} shareTitle="Coffee" {...texts} />)
    part(shown, 'button').click()
    await waitUntil(() => shared.length === 1)
    expect(shared).to.deep.equal([{ title: 'Coffee', url: link() }])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(copied).to.deep.equal([])
    expect(part(shown, 'button').textContent).to.equal('Share')
  })

  for (const [name, share, shareTitle] of [
    ['there is no dialog', undefined, 'Coffee'],
    ['the dialog fails', () => Promise.reject(new TypeError('no')), 'Coffee'],
    ['it has no title', () => Promise.resolve(), undefined],
  ] as const)
    it(`copies the link and says so where ${name} (PART-42)`, async () => {
      replace('share', share)
      withClipboard()
      const shown = show(<ShareButton link={link} {...(shareTitle && { shareTitle })} {...texts} />)
      part(shown, 'button').click()
      await waitUntil(() => part(shown, 'button').textContent === 'Link copied')
      expect(copied).to.deep.equal([link()])
    })

  it('shows the link, selected, where nothing else works (PART-42)', async () => {
    replace('clipboard', undefined)
    const shown = show(<ShareButton link={link} {...texts} />)
    part(shown, 'button').click()
    await waitUntil(() => shown.root.querySelector('input'))
    const field = part<HTMLInputElement>(shown, 'input')
    expect([field.value, field.ariaLabel]).to.deep.equal([link(), 'Link to this page'])
    expect(field.selectionEnd).to.equal(link().length)
    await expect(shown.root.host).to.be.accessible()
  })
})
