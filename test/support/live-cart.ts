/** A mini cart as the flyout of a header shows it: without React, whose code comes when something is used. */
import { prepareMiniCart } from '../../src/live/cart/mini-cart.late.ts'
import { readProps } from '../../src/page/configuration/element-props.ts'
import { MINICART_ATTRIBUTES } from '../../src/page/configuration/tables/shop-minicart.ts'
import type { Cart } from '../../src/shop/cart/cart.ts'
import { page } from './page.ts'

/** Places one. The loader is in `loader`, for tests to replace it; `end` closes the flyout. */
export async function placeLiveCart(attributes: Record<string, string> = {}) {
  const holder = page.insert<HTMLElement>('<div></div>')
  // React does not begin with one that an earlier test has defined, as long as it is not on the page.
  const host = document.createElement('shop-minicart')
  for (const [name, value] of Object.entries({ site: 'DE', ...attributes })) host.setAttribute(name, value)
  const props = readProps(host, MINICART_ATTRIBUTES)
  const show = await prepareMiniCart(props)
  const controller = new AbortController()
  const preloads: string[] = []
  const loader = {
    load: async (_tag: string): Promise<unknown> => import('../../src/elements/shop-minicart.ts'),
    preload: (tag: string) => void preloads.push(tag),
  }
  const element = show(host, { ...loader, load: (tag) => loader.load(tag) }, controller.signal)
  const end = () => {
    if (controller.signal.aborted) return
    controller.abort()
    element.end()
    holder.remove()
  }
  page.onEnd(end)
  holder.append(host)
  const panel = () => element.root.querySelector('[part=minicart]')
  return { host, element, loader, preloads, panel, end }
}

/** The same, once it shows this cart. Returns the service, too. */
export async function showLiveCart(cart: Cart, attributes?: Record<string, string>) {
  const server = page.serveCart(cart)
  const live = await placeLiveCart(attributes)
  await page.see('link')
  return { ...live, server }
}
