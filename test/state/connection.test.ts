import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { connectPage } from '../../src/state/connection.ts'
import { type PageContext, pageContextAtom } from '../../src/state/page-context.ts'

const contextOf = (element: string, apiBase = '') => ({ site: 'DE', product: 'Shop', element, apiBase }) as PageContext

describe('the context of a site', () => {
  const setUp = () => {
    const store = createStore()
    const apiBase = () => store.get(pageContextAtom)?.apiBase
    return { store, apiBase, connect: (tag: string, base: string) => connectPage(store, contextOf(tag, base)) }
  }

  it('is decided by the header, then the mini cart, then the latest of the other tags (CONFIG-38)', () => {
    const { connect, apiBase } = setUp()
    connect('shop-footer', '/footer')
    expect(apiBase()).to.equal('/footer')
    connect('shop-newsletter', '/newsletter')
    expect(apiBase()).to.equal('/newsletter')
    connect('shop-header', '/header')
    connect('shop-minicart', '/minicart')
    connect('shop-footer', '/other')
    expect(apiBase()).to.equal('/header')
  })

  it('goes back to the next tag when the header is removed (CONFIG-38)', async () => {
    const { connect, apiBase } = setUp()
    connect('shop-footer', '/footer')
    connect('shop-minicart', '/minicart')
    const disconnect = connect('shop-header', '/header')
    disconnect()
    await Promise.resolve()
    expect(apiBase()).to.equal('/minicart')
    connect('shop-minicart', '/changed')
    expect(apiBase()).to.equal('/changed')
  })

  it('changes once when an attribute of the header changes, and stays when its last tag is gone', async () => {
    const { store, connect, apiBase } = setUp()
    connect('shop-footer', '/footer')
    const disconnect = connect('shop-header', '/before')
    const seen: unknown[] = []
    store.sub(pageContextAtom, () => seen.push(apiBase()))
    disconnect()
    const last = connect('shop-header', '/after')
    await Promise.resolve()
    expect(seen).to.deep.equal(['/after'])
    last()
    await Promise.resolve()
    expect(apiBase()).to.equal('/footer')
  })
})
