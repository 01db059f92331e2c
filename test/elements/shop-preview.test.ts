import { expect, waitUntil } from '@open-wc/testing'
import { record } from '../support/events.ts'

describe('the entry of shop-preview', () => {
  it('ends the preview of whoever is not staff any more, and defines no tag', async () => {
    document.cookie = 'previewToken=1; path=/'
    const changed = record<object>('shop-preview-changed')
    await import('../../src/elements/shop-preview.ts')
    await waitUntil(() => changed.details.length === 1)
    changed.end()
    expect(document.cookie).not.to.include('previewToken')
    expect(customElements.get('shop-preview')).to.equal(undefined)
  })
})
