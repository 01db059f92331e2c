import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { page } from '../../support/page.ts'

describe('a way back to the page that one is on', () => {
  const mount = (template = html`<shop-header site="DE"></shop-header>`) => page.mount(template)
  const back = () => page.query('link', 'Zurück')
  const start = async (address: string, canGoBack: boolean) => {
    page.fake(window, 'navigation', Object.assign(new EventTarget(), { canGoBack }))
    history.replaceState(null, '', address)
    await page.size(375)
  }

  for (const [address, canGoBack, isThere] of [
    ['/?site=DE', false, false],
    ['/?query=1', true, true],
    ['/categories/coffee?from=mail', false, true],
  ] as const)
    it(`is ${isThere ? 'shown' : 'none'} at ${address} with ${canGoBack ? 'a' : 'no'} page before (HEADER-49)`, async () => {
      await start(address, canGoBack)
      await mount()
      await page.until(() => Boolean(back()) === isThere)
    })

  it('is shown at the home page where the page names another way (HEADER-5, HEADER-49)', async () => {
    await start('/?from=mail', false)
    await mount(html`<shop-header site="DE" back-url="/categories"></shop-header>`)
    await page.see('link', 'Zurück')
  })

  for (const isReduced of [false, true])
    for (const [address, url, isThere] of [
      ['/cart?step=2', '/cart?step=2', false],
      ['/cart?step=2#sum', '/cart?step=2#top', false],
      ['/cart?step=2', `${location.origin}/cart?step=2`, false],
      ['/cart?step=2', '/cart', true],
      ['/cart', '/cart?step=2', true],
      ['/cart', '/', true],
    ] as const)
      it(`is ${isThere ? 'shown' : 'none'} at ${address} for ${url.replace(location.origin, 'the same site’s ')}${isReduced ? ', reduced' : ''} (HEADER-49)`, async () => {
        await start(address, true)
        await mount(html`<shop-header site="DE" back-url=${url} ?reduced=${isReduced}></shop-header>`)
        await page.until(() => Boolean(back()) === isThere)
      })
})
