import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/define-preview.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { json, serve } from '../../support/services.ts'

const AUTH = '/service/preview/api/auth'

describe('shop-preview', () => {
  let services: ReturnType<typeof serve> | undefined
  afterEach(async () => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services?.end()
  })

  it('shows nothing without a staff session', async () => {
    services = serve({ [`GET ${AUTH}/checkauth`]: () => json({ status: 'UNAUTHORIZED' }, 401) })
    const element = await place(html`<shop-preview site="DE"></shop-preview>`)
    await waitUntil(() => services?.calls.length === 1)
    expect(inside(element, '.preview')).to.equal(null)
  })

  it('tells what is previewed, renews at once, and goes when staff log out', async () => {
    services = serve({
      [`GET ${AUTH}/checkauth`]: () =>
        json({ status: 'SUCCESS', dateTime: '2030-01-02T10:00:00Z', abTestName: 'Teaser', abTestGroup: 'B' }),
      [`GET ${AUTH}/login/renew`]: () => json({ status: 'SUCCESS' }),
      [`GET ${AUTH}/logout`]: () => json({ status: 'SUCCESS' }),
    })
    const element = await place(html`<shop-preview site="HU"></shop-preview>`)
    const panel = await eventually(element, '.preview')
    expect(panel.textContent).to.include('2030').and.to.include('Teaser: B')
    await waitUntil(() => services?.calls.some(({ path }) => path.endsWith('/renew')))
    panel.querySelector('button')?.click()
    await waitUntil(() => !inside(element, '.preview'))
    await waitUntil(() => services?.calls.some(({ path }) => path.endsWith('/logout')))
  })
})
