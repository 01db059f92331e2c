import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { createStore } from 'jotai'
import { connectPlatform, namedPlatformAtom, platformAtom } from '../../../src/state/platform/platform.ts'
import { captureConsole } from '../../support/console.ts'
import { waitUntil } from '../../support/wait-until.ts'

describe('platform', () => {
  let end = () => {}
  afterEach(async () => {
    end()
    delete document.documentElement.dataset.platform
    await setViewport({ width: 800, height: 600 })
  })

  it('is CLASSIC before the browser is asked (PART-37)', () => {
    expect(createStore().get(platformAtom)).to.equal('CLASSIC')
  })

  for (const [width, platform] of [
    [979, 'MATCH'],
    [980, 'TABLET'],
    [1439, 'TABLET'],
    [1440, 'CLASSIC'],
  ] as const) {
    it(`is ${platform} at ${width} px without data-platform (PART-35)`, async () => {
      await setViewport({ width, height: 600 })
      const store = createStore()
      end = connectPlatform(store)
      expect(store.get(platformAtom)).to.equal(platform)
      expect(store.get(namedPlatformAtom)).to.equal(undefined)
    })
  }

  it('is what data-platform says, whatever the width, and follows its changes (PART-35, PART-37, CONFIG-20)', async () => {
    const store = createStore()
    document.documentElement.dataset.platform = 'SMARTPHONE'
    end = connectPlatform(store)
    expect(store.get(platformAtom)).to.equal('SMARTPHONE')
    document.documentElement.dataset.platform = 'CLASSIC'
    await Promise.resolve()
    expect(store.get(namedPlatformAtom)).to.equal('CLASSIC')
  })

  it('follows the width of the window (PART-37)', async () => {
    const store = createStore()
    end = connectPlatform(store)
    await setViewport({ width: 1500, height: 600 })
    await waitUntil(() => store.get(platformAtom) === 'CLASSIC')
  })

  it('goes by the width for an unknown data-platform, and warns (PART-36)', () => {
    const warnings: string[] = []
    const stop = captureConsole('warn', warnings)
    document.documentElement.dataset.platform = 'WATCH'
    const store = createStore()
    end = connectPlatform(store)
    stop()
    expect(store.get(platformAtom)).to.equal('MATCH')
    expect(warnings[0]).to.include('"WATCH"')
  })
})
