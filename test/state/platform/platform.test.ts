import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { connectPlatform, namedPlatformAtom, platformAtom } from '../../../src/state/platform/platform.ts'
import { page } from '../../support/page.ts'

describe('platform', () => {
  const connect = (named?: string) => {
    if (named) document.documentElement.dataset.platform = named
    const store = createStore()
    page.onEnd(connectPlatform(store))
    return store
  }

  it('is CLASSIC before the browser is asked (PART-37)', () => {
    expect(createStore().get(platformAtom)).to.equal('CLASSIC')
  })

  for (const [width, platform] of [
    [979, 'MATCH'],
    [980, 'TABLET'],
    [1439, 'TABLET'],
    [1440, 'CLASSIC'],
  ] as const)
    it(`is ${platform} at ${width} px without data-platform (PART-35)`, async () => {
      await page.size(width)
      const store = connect()
      expect(store.get(platformAtom)).to.equal(platform)
      expect(store.get(namedPlatformAtom)).to.equal(undefined)
    })

  it('is what data-platform says, and follows its changes (PART-35, PART-37, CONFIG-20)', async () => {
    const store = connect('SMARTPHONE')
    expect(store.get(platformAtom)).to.equal('SMARTPHONE')
    document.documentElement.dataset.platform = 'CLASSIC'
    await Promise.resolve()
    expect(store.get(namedPlatformAtom)).to.equal('CLASSIC')
  })

  it('follows the width of the window (PART-37)', async () => {
    const store = connect()
    await page.size(1500)
    await page.until(() => store.get(platformAtom) === 'CLASSIC')
  })

  it('goes by the width for an unknown data-platform, and warns (PART-36)', () => {
    page.logs(/"WATCH"/)
    expect(connect('WATCH').get(platformAtom)).to.equal('MATCH')
  })
})
