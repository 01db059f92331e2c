/** @jsxRuntime classic */ /** @jsx node */
import { expect } from '@open-wc/testing'
import { node } from '../../src/view/node.ts'
import type { ViewNode } from '../../src/view/view.ts'

describe('JSX of views', () => {
  it('leaves out what is false, empty or undefined, and takes lists for their items (LIVE-16)', () => {
    const items = ['eins', 'zwei'].map((text) => <li>{text}</li>)
    const [one, two] = items as [ViewNode, ViewNode]
    expect(
      <ul class="list" data-path={undefined}>
        {items.length > 2 && 'viele'}
        {items}
        {['', 'drei', undefined]}
      </ul>,
    ).to.deep.equal({
      tag: 'ul',
      attributes: { class: 'list', 'data-path': undefined },
      children: [one, two, 'drei'],
    })
    expect(<li />).to.deep.equal({ tag: 'li', attributes: {}, children: [] })
  })
})
