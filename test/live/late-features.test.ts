import { expect } from '@open-wc/testing'
import { createLateFeatures, type LateFeatures } from '../../src/live/late-features.ts'

describe('code that React fetches later', () => {
  let features: LateFeatures
  let fetched: string[]
  let settled: string[]
  const offer = (name: string, code = name) => features.offer(name, () => void fetched.push(code))

  beforeEach(() => {
    features = createLateFeatures()
    fetched = []
    settled = []
    features.onSettled((name) => void settled.push(name))
  })

  it('is not fetched before somebody needs it (LIVE-2)', () => {
    offer('navigation')
    expect(fetched).to.deep.equal([])
    features.need('navigation')
    expect(fetched).to.deep.equal(['navigation'])
  })

  it('is fetched as soon as React offers it, when it was needed before (LIVE-7)', () => {
    features.need('navigation')
    offer('search')
    expect(fetched).to.deep.equal([])
    offer('navigation')
    expect(fetched).to.deep.equal(['navigation'])
  })

  it('is ready once it listens, and tells who waits for it (LIVE-7)', () => {
    features.need('navigation')
    offer('navigation')
    expect(features.isReady('navigation')).to.equal(false)
    features.provide('navigation')
    expect(features.isReady('navigation')).to.equal(true)
    expect(features.isReady('search')).to.equal(false)
    expect(settled).to.deep.equal(['navigation'])
  })

  it('is not ready any more when it has ended (LIVE-7)', () => {
    const end = features.provide('navigation')
    end()
    expect(features.isReady('navigation')).to.equal(false)
  })

  it('tells when it can’t be loaded, and the next need tries again (LIVE-9)', () => {
    offer('navigation')
    features.need('navigation')
    features.fail('navigation')
    expect(settled).to.deep.equal(['navigation'])
    expect(features.isReady('navigation')).to.equal(false)
    features.need('navigation')
    expect(fetched).to.deep.equal(['navigation', 'navigation'])
  })

  it('is not fetched by a later offer, once it has failed (LIVE-9)', () => {
    features.need('navigation')
    features.fail('navigation')
    offer('navigation')
    expect(fetched).to.deep.equal([])
  })

  it('is fetched by the latest offer, whose predecessor may end after it came (LIVE-7)', () => {
    const end = offer('navigation', 'before')
    offer('navigation', 'after')
    end()
    features.need('navigation')
    expect(fetched).to.deep.equal(['after'])
  })

  it('is fetched by nobody when its offer has ended (LIVE-7)', () => {
    const end = offer('navigation')
    end()
    features.need('navigation')
    expect(fetched).to.deep.equal([])
  })
})
