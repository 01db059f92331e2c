/** The package's types: what an editor knows of the tags, the events and `window.shopElements`. */

import type { Finding, FindingCode } from './doctor/finding.ts'
import type {
  FOOTER_ATTRIBUTES,
  HEADER_ATTRIBUTES,
  MINICART_ATTRIBUTES,
  NEWSLETTER_ATTRIBUTES,
  PREVIEW_ATTRIBUTES,
} from './elements/attribute-tables.ts'
import type { ShopElementsApi } from './loader/page-api.ts'
import type { AttributeTable, CommonProps, PropsOf } from './page/configuration/attributes.ts'
import type { ShopEvents } from './page/events/events.ts'

/** An element's properties are its attributes in camelCase, with strict values. */
type ElementOf<Table extends AttributeTable> = HTMLElement & CommonProps & PropsOf<Table>

export type ShopHeaderElement = ElementOf<typeof HEADER_ATTRIBUTES>
export type ShopMinicartElement = ElementOf<typeof MINICART_ATTRIBUTES>
export type ShopFooterElement = ElementOf<typeof FOOTER_ATTRIBUTES>
export type ShopNewsletterElement = ElementOf<typeof NEWSLETTER_ATTRIBUTES>
export type ShopPreviewElement = ElementOf<typeof PREVIEW_ATTRIBUTES>

export type { CartChangeRequest, CartChangeResult, FlyoutName, ShopEvents } from './page/events/events.ts'
export type { CartChange, CartChangeError } from './shop/cart/cart.ts'
export type { Locale, Site } from './shop/sites/sites.ts'
export type { Finding, FindingCode, ShopElementsApi }

declare global {
  interface HTMLElementTagNameMap {
    'shop-header': ShopHeaderElement
    'shop-minicart': ShopMinicartElement
    'shop-footer': ShopFooterElement
    'shop-newsletter': ShopNewsletterElement
    'shop-preview': ShopPreviewElement
  }

  interface WindowEventMap extends ShopCustomEvents {}

  interface Window {
    shopElements?: ShopElementsApi
  }
}

type ShopCustomEvents = { [Name in keyof ShopEvents]: CustomEvent<ShopEvents[Name]> }
