// every engine: styles
import { expect } from '@open-wc/testing'
import { ExpansionPanel } from '../../../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { hydrate } from '../../../support/hydration.tsx'
import { page } from '../../../support/page.ts'

describe('a group of expansion panels in a fragment', () => {
  it('is hydrated as it was prerendered, closed and open (DELIVERY-21)', async () => {
    const tree = (
      <ExpansionPanelGroup defaultOpen={['a']}>
        {['a', 'b'].map((id) => (
          <ExpansionPanel key={id} panelId={id} heading={id}>
            Inhalt {id}
          </ExpansionPanel>
        ))}
      </ExpansionPanelGroup>
    )
    const bottoms = () => page.selectAll('[data-fragment] *').map((element) => element.getBoundingClientRect().bottom)
    let [before, buttons]: [number[], HTMLElement[]] = [[], []]
    await hydrate(tree, ({ innerHTML }) => {
      expect(innerHTML).not.to.contain('style=')
      before = bottoms()
      buttons = page.all('button')
    })
    await page.until(() => page.select('[hidden=until-found]'))
    expect(buttons).to.have.length(2)
    expect(page.all('button')).to.deep.equal(buttons)
    expect(bottoms()).to.deep.equal(before)
  })
})
