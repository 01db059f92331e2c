import { expect, waitUntil } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { createStore } from 'jotai'
import { connectPlatform, namedPlatformAtom, platformAtom } from '../../src/state/platform.ts'
import { hush } from '../support/console.ts'

describe('platform (specification 1 §4)', () => {
  let end = () => {}
  afterEach(async () => {
    end()
    delete document.documentElement.dataset.platform
    await setViewport({ width: 800, height: 600 })
  })

  it('is CLASSIC before it is known', () => {
    expect(createStore().get(platformAtom)).to.equal('CLASSIC')
  })

  for (const [width, platform] of [
    [979, 'MATCH'],
    [980, 'TABLET'],
    [1439, 'TABLET'],
    [1440, 'CLASSIC'],
  ] as const) {
    it(`is ${platform} at ${width} px, where the page names none`, async () => {
      await setViewport({ width, height: 600 })
      const store = createStore()
      end = connectPlatform(store)
      expect(store.get(platformAtom)).to.equal(platform)
      expect(store.get(namedPlatformAtom)).to.equal(undefined)
    })
  }

  it("is what the page's root names, whatever the width, and follows it", async () => {
    const store = createStore()
    document.documentElement.dataset.platform = 'SMARTPHONE'
    end = connectPlatform(store)
    expect(store.get(platformAtom)).to.equal('SMARTPHONE')
    document.documentElement.dataset.platform = 'CLASSIC'
    await Promise.resolve()
    expect(store.get(namedPlatformAtom)).to.equal('CLASSIC')
  })

  it('follows the width', async () => {
    const store = createStore()
    end = connectPlatform(store)
    await setViewport({ width: 1500, height: 600 })
    await waitUntil(() => store.get(platformAtom) === 'CLASSIC')
  })

  it('goes by the width where the page names an unknown one, and warns', () => {
    const warnings: string[] = []
    const stop = hush('warn', warnings)
    document.documentElement.dataset.platform = 'WATCH'
    const store = createStore()
    end = connectPlatform(store)
    stop()
    expect(store.get(platformAtom)).to.equal('MATCH')
    expect(warnings[0]).to.include('"WATCH"')
  })
})
