import { expect } from '@open-wc/testing'
import { createLateFeatures } from '../../src/live/late-features.ts'

describe('code that comes later than that of its element', () => {
  function create() {
    const features = createLateFeatures()
    const fetched: string[] = []
    const settled: string[] = []
    features.onSettled = (name) => void settled.push(name)
    const offer = (name: string, code = name) => features.offer(name, () => void fetched.push(code))
    return { features, fetched, settled, offer }
  }

  it('is not fetched before somebody needs it (LIVE-2)', () => {
    const { features, fetched, offer } = create()
    offer('navigation')
    expect(fetched).to.deep.equal([])
    features.need('navigation')
    expect(fetched).to.deep.equal(['navigation'])
  })

  it('is ready from when it listens until it ends, and tells who waits for it (LIVE-7)', () => {
    const { features, settled, offer } = create()
    features.need('navigation')
    offer('navigation')
    expect(features.isReady('navigation')).to.equal(false)
    const end = features.provide('navigation')
    expect([features.isReady('navigation'), features.isReady('search')]).to.deep.equal([true, false])
    expect(settled).to.deep.equal(['navigation'])
    end()
    expect(features.isReady('navigation')).to.equal(false)
  })

  it('tells when it can’t be loaded, and the next need tries again (LIVE-9)', () => {
    const { features, fetched, settled, offer } = create()
    offer('navigation')
    features.need('navigation')
    features.fail('navigation')
    expect([settled, features.isReady('navigation')]).to.deep.equal([['navigation'], false])
    features.need('navigation')
    expect(fetched).to.deep.equal(['navigation', 'navigation'])
  })

  it('is fetched by the latest offer, whose predecessor may end after it came (LIVE-7)', () => {
    const { features, fetched, offer } = create()
    const end = offer('navigation', 'before')
    offer('navigation', 'after')
    end()
    features.need('navigation')
    expect(fetched).to.deep.equal(['after'])
  })

  it('is fetched by nobody when its offer has ended (LIVE-7)', () => {
    const { features, fetched, offer } = create()
    offer('navigation')()
    features.need('navigation')
    expect(fetched).to.deep.equal([])
  })
})
