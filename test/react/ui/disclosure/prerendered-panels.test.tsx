import { expect } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { ExpansionPanel } from '../../../../src/react/ui/disclosure/ExpansionPanel.tsx'
import { ExpansionPanelGroup } from '../../../../src/react/ui/disclosure/ExpansionPanelGroup.tsx'
import { captureConsole } from '../../../support/console.ts'
import { clearParts, part, show } from '../../../support/parts.tsx'
import { waitUntil } from '../../../support/wait-until.ts'

describe('expansion panel group in a fragment', () => {
  afterEach(clearParts)

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
    // React logs that two renderers share this page.
    const unhush = captureConsole('error', [])
    const shown = show(<div className="fragment" />)
    const fragment = part(shown, '.fragment')
    fragment.innerHTML = await new Response((await prerender(tree)).prelude).text()
    expect(fragment.innerHTML).not.to.contain('style=')
    const heights = () =>
      [...fragment.querySelectorAll('.expansion-panel')].map((panel) => panel.getBoundingClientRect().height)
    const [before, first] = [heights(), fragment.querySelector('button')]
    const errors: unknown[] = []
    const react = flushSync(() => hydrateRoot(fragment, tree, { onRecoverableError: (error) => errors.push(error) }))
    await waitUntil(() => fragment.querySelector('[hidden=until-found]'))
    expect(errors).to.deep.equal([])
    expect(fragment.querySelector('button')).to.equal(first)
    expect(heights()).to.deep.equal(before)
    react.unmount()
    unhush()
  })
})
