// every engine: dialog, forms, selection
import { expect } from '@open-wc/testing'
import { ShareButton } from '../../../../src/react/ui/action/ShareButton.tsx'
import { page } from '../../../support/page.ts'

const texts = { label: 'Share', copiedLabel: 'Link copied', fieldLabel: 'Link to this page' }
const link = () => 'https://shop.example/coffee'

/** Replaces what the device can do; returns what is copied. */
function device(share: unknown, clipboard = true): string[] {
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  for (const [name, value] of Object.entries({ share, clipboard: clipboard ? { writeText } : undefined })) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    page.onEnd(() => void Reflect.deleteProperty(navigator, name))
  }
  return copied
}

describe('ShareButton', () => {
  it('opens the dialog of the device, and does nothing further when it is closed (PART-42)', async () => {
    const shared: object[] = []
    const copied = device(async (data: object) => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    })
    page.show(<ShareButton link={link} shareTitle="Coffee" {...texts} />)
    await page.click('button', 'Share')
    expect(shared).to.deep.equal([{ title: 'Coffee', url: link() }])
    await page.frame()
    expect(copied).to.deep.equal([])
    expect(page.names('button')).to.deep.equal(['Share'])
  })

  for (const [where, share, title] of [
    ['there is no dialog', undefined, { shareTitle: 'Coffee' }],
    ['the dialog fails', () => Promise.reject(new TypeError('no')), { shareTitle: 'Coffee' }],
    ['it has no title', () => Promise.resolve(), {}],
  ] as const)
    it(`copies the link and says so where ${where} (PART-42)`, async () => {
      const copied = device(share)
      page.show(<ShareButton link={link} {...title} {...texts} />)
      await page.click('button', 'Share')
      await page.see('button', 'Link copied')
      expect(page.get('status').textContent).to.equal('Link copied')
      expect(copied).to.deep.equal([link()])
    })

  it('shows the link, selected, where nothing else works (PART-42)', async () => {
    device(undefined, false)
    const { root } = page.show(<ShareButton link={link} {...texts} />)
    await page.click('button', 'Share')
    const field = (await page.see('textbox', 'Link to this page')) as HTMLInputElement
    expect(field.value).to.equal(link())
    expect(field.selectionEnd).to.equal(link().length)
    await expect(root.host).to.be.accessible()
  })
})
