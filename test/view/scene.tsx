/** One element on the page of a site, shown both by the live layer and by React. */
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../src/i18n/texts.ts'
import { shareSnapshot, textsOf } from '../../src/live/fragment-scripts.ts'
import { createPatches } from '../../src/live/patches.ts'
import { writeViews } from '../../src/live/write-views.ts'
import { resolveProps } from '../../src/page/configuration/attributes.ts'
import { readPaintedProps } from '../../src/page/configuration/element-props.ts'
import type { CommonProps } from '../../src/page/configuration/tables/common.ts'
import { FOOTER_ATTRIBUTES } from '../../src/page/configuration/tables/shop-footer.ts'
import { HEADER_ATTRIBUTES, type HeaderProps } from '../../src/page/configuration/tables/shop-header.ts'
import { Footer } from '../../src/react/footer/Footer.tsx'
import { Header } from '../../src/react/header/Header.tsx'
import { ElementRoot } from '../../src/react/shell/ElementRoot.tsx'
import { createPropsSource } from '../../src/react/shell/props-source.ts'
import { prerenderElement } from '../../src/render/prerender.tsx'
import { localeOf, type Site } from '../../src/shop/sites/sites.ts'
import { connectPage } from '../../src/state/connection.ts'
import { footerContentAtom } from '../../src/state/footer/footer.ts'
import { connectPageFacts } from '../../src/state/page-facts.ts'
import { connectPlatform } from '../../src/state/platform/platform.ts'
import { promotionAtom } from '../../src/state/promotion/promotion.ts'
import { storeOf } from '../../src/state/store.ts'
import { loadCampaignCode, promotionRequest } from '../../src/view/promotion/promotion-place.tsx'
import type { viewOf } from '../../src/view/views.ts'
import { page } from '../support/page.ts'
import { CONTENT, PLACES } from './content.ts'

const ELEMENTS = {
  'shop-header': { component: Header, table: HEADER_ATTRIBUTES, feature: 'header', attributes: PLACES },
  'shop-footer': {
    component: Footer,
    table: FOOTER_ATTRIBUTES,
    feature: 'footer',
    attributes: { newsletter: 'false' },
  },
} as const
export type Tag = keyof typeof ELEMENTS

const loadNothing = async () => {}

/** On the store of the site. `find` gives the live layer its views. */
export async function openScene(tag: Tag, site: Site, withContent: boolean, find: typeof viewOf) {
  const { component, table, feature } = ELEMENTS[tag]
  const attributes: Record<string, string> = { site, ...ELEMENTS[tag].attributes }
  const { html } = await prerenderElement(tag, attributes, withContent ? { content: CONTENT } : {})
  await Promise.all([loadTexts(localeOf(site), [feature, 'promotion']), loadCampaignCode()])
  const props = resolveProps(table, {
    tag,
    attribute: (name) => attributes[name] ?? null,
    pageRoot: () => null,
    block: {},
  }) as CommonProps
  const store = storeOf(site)

  // Not the element itself, which would show its fragment by React.
  const host = page.insert(html.replace(`<${tag}`, '<div').replace(`</${tag}>`, '</div>'))
  const root = host.shadowRoot as ShadowRoot
  const byReact = page.insert('<div></div>')

  const campaigns = Object.entries(PLACES).flatMap(([place, name]) => {
    const request = tag === 'shop-header' ? promotionRequest(props as HeaderProps, place) : undefined
    return request ? [[name, promotionAtom(request)] as const] : []
  })
  // The scene before may have asked for them.
  for (const [, campaign] of campaigns) store.set(campaign, { status: 'loading' })
  store.set(footerContentAtom('SHOP_FOOTER'), { isSettled: false })
  const ends = [connectPage(store, { ...props, element: tag }), connectPageFacts(store), connectPlatform(store)]
  const container = root.querySelector('[data-root]') as HTMLElement
  shareSnapshot(root, store, readPaintedProps(host, container, table) as never, props as never)
  const places = campaigns.map(([name, campaign]) => [name, campaign, store.get(campaign)] as const)
  const context = { props, host, text: textsOf(root, props) }
  ends.push(writeViews({ root, store, context, patches: createPatches() } as never, find))

  const react = createRoot(byReact)
  flushSync(() =>
    react.render(
      <ElementRoot
        tag={tag}
        host={host}
        component={component as ComponentType<never> as ComponentType<CommonProps>}
        source={createPropsSource({ ...props, loadNewsletter: loadNothing } as CommonProps)}
        onReady={() => {}}
        onError={(error) => {
          throw error
        }}
      />,
    ),
  )
  return {
    store,
    host,
    /** By what `closedPlaces` calls them: the atoms of the campaigns, and what the fragment holds. */
    places,
    root,
    byReact,
    close() {
      for (const end of ends) end()
      react.unmount()
      host.remove()
      byReact.remove()
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
