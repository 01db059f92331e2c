/** A place of the header with its surroundings, and a service that answers for it. */
import { createStore, Provider } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import css from '../../../src/elements/sheets/shop-header.css'
import { doActions } from '../../../src/live/actions.ts'
import { closeLegalTexts } from '../../../src/live/promotion/legal-text.ts'
import { resolveProps } from '../../../src/page/configuration/attributes.ts'
import { HEADER_ATTRIBUTES } from '../../../src/page/configuration/tables/shop-header.ts'
import { trackClicks } from '../../../src/page/events/tracking.ts'
import { PromotionPlace } from '../../../src/react/header/PromotionPlace.tsx'
import { ElementContext } from '../../../src/react/shell/ElementContext.ts'
import { adoptSheet } from '../../../src/react/shell/sheets.ts'
import { LanguageContext } from '../../../src/react/shell/useText.ts'
import { ViewContextContext, viewTexts } from '../../../src/react/shell/useView.tsx'
import { PROMOTION_PLACES } from '../../../src/shop/promotion/promotion-places.ts'
import type { Locale } from '../../../src/shop/sites/sites.ts'
import { connectPage } from '../../../src/state/connection.ts'
import { connectPromotion } from '../../../src/state/promotion/load-promotion.ts'
import { onClear, show } from '../../support/parts.tsx'
import { type Handler, json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const PATH = '/service/promotion/api/promotion'

export type PlaceProps = Partial<ComponentProps<typeof PromotionPlace>>

export const answer = (type: string, content: object): Response => json({ type, contentJSON: JSON.stringify(content) })

/** One promotion under the id `x`. */
export const serveCampaign = (handler: Handler) => serve({ [`GET ${PATH}/x`]: handler })

interface Options extends PlaceProps {
  locale?: Locale
  isHydrated?: boolean
}

/** Renders a place as the header does, each with a store of its own. */
export function showPlace({ locale = 'de-DE', isHydrated = true, ...given }: Options = {}) {
  const store = createStore()
  connectPage(store, {
    site: 'DE',
    locale,
    apiBase: '',
    product: 'Shop',
    element: 'shop-header',
  })
  const { place = 'top-banner', id = 'x', theme = 'light', ...rest } = given
  const props = {
    ...resolveProps(HEADER_ATTRIBUTES, { tag: 'shop-header', attribute: () => null, pageRoot: () => null, block: {} }),
    locale,
    [PROMOTION_PLACES.find((one) => one.place === place)?.prop ?? '']: id,
  }
  const view = { props, host: undefined, text: viewTexts(props, true) }
  const tree = (isAlive: boolean, more: PlaceProps = {}): ReactNode => (
    <ElementContext value={{ tag: 'shop-header', isHydrated: isAlive }}>
      <LanguageContext value={{ locale, product: 'Shop' }}>
        <ViewContextContext value={view}>
          <Provider store={store}>
            <PromotionPlace place={place} id={id} theme={theme} {...rest} {...more} />
            <p className="below">What is below.</p>
          </Provider>
        </ViewContextContext>
      </LanguageContext>
    </ElementContext>
  )
  const shown = show(tree(isHydrated), theme)
  const host = shown.root.host as HTMLElement
  host.setAttribute(place, id)
  // As the header does.
  let disconnect = () => {}
  const load = (more: PlaceProps) => {
    disconnect()
    const request = { id, ...rest, ...more }
    disconnect = request.id ? connectPromotion(store, request) : () => {}
  }
  if (isHydrated) load({})
  onClear(() => disconnect())
  trackClicks(host)
  doActions({ root: shown.root, store, props })
  closeLegalTexts(shown)
  shown.root.adoptedStyleSheets = []
  adoptSheet(shown.root, css)
  const find = <E extends Element = HTMLElement>(selector: string) => shown.root.querySelector<E>(selector)
  return {
    root: shown.root,
    host,
    find,
    findAll: (selector: string) => [...shown.root.querySelectorAll<HTMLElement>(selector)],
    async appears<E extends Element = HTMLElement>(selector: string): Promise<E> {
      // The first one includes loading the code.
      await waitUntil(() => find(selector), `${selector} in the place`)
      return find<E>(selector) as E
    },
    update(more: PlaceProps) {
      load(more)
      shown.update(tree(true, more))
    },
  }
}

export type ShownPlace = ReturnType<typeof showPlace>

export const cutouts = (...breakpoints: number[]) => ({
  imageData: {
    cutouts: breakpoints.map((breakpoint) => ({
      imagePath: `${new URL('cutout.png', import.meta.url).pathname}?cutout-${breakpoint}.`,
      targetSize: { width: 600 },
      breakpoint,
      imageCss: `object-position: ${breakpoint % 100}% 50%`,
    })),
  },
})

export const LEGAL = {
  legalText: '<p>Nur online. <a href="/help">Hilfe</a></p>',
  legalTextHint: 'Bedingungen der Aktion',
  legalTextHintShort: 'Bedingungen',
}

export const TOP_BANNER = {
  headline: 'Kaffeewochen',
  promotionLongText: '<b>20 %</b> auf alle ganzen Bohnen',
  promotionShortText: '<b>20 %</b> auf Bohnen',
  ...LEGAL,
}

export const VOUCHER = { voucherCode: { code: 'GENUSS20', instruction: 'Im Warenkorb:' } }
export const BUTTON = { ctaButton: { ctaLink: { url: '#angebot', text: 'Zum Angebot' } } }

export const CATEGORY = {
  subline: 'Nur kurze Zeit',
  headline: 'Genuss zum kleinen Preis',
  img: cutouts(0, 668, 1280),
  voucherOrButton: { selector: 'voucherCode', ...VOUCHER, ...BUTTON },
  ...LEGAL,
}

export const TEASER = {
  headline: 'Espressobar für zu Hause',
  subline: 'Alles für den perfekten Espresso.',
  piImage: cutouts(0, 668),
  link: { url: '#espresso', text: 'Entdecken' },
}

export const BENEFITS = {
  links: ['Versandkostenfrei', '10 % Rabatt', 'In der Filiale abholen', '14 Tage Rückgabe', 'Zu viel'].map(
    (text, index) => ({ url: `#benefit-${index}`, text, boldLink: index === 1 }),
  ),
}
