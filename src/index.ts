/** The package's types: what an editor knows of the tags, the events and `window.shopElements`. */
import type { Finding, FindingCode } from './doctor/finding.ts'
import type { ShopElementsApi } from './loader/page-api.ts'
import type { AttributeTable, PropsOf } from './page/configuration/attribute.ts'
import type { ATTRIBUTES } from './page/configuration/attribute-tables.ts'
import type { CommonProps } from './page/configuration/tables/common.ts'
import type { ShopEvents } from './page/events/events.ts'

/** An element's properties are its attributes in camelCase, with strict values. */
type ElementOf<Table extends AttributeTable> = HTMLElement & CommonProps & PropsOf<Table>
type Elements = { [Tag in keyof typeof ATTRIBUTES]: ElementOf<(typeof ATTRIBUTES)[Tag]> }

export type ShopHeaderElement = Elements['shop-header']
export type ShopMinicartElement = Elements['shop-minicart']
export type ShopFooterElement = Elements['shop-footer']
export type ShopNewsletterElement = Elements['shop-newsletter']
export type ShopPreviewElement = Elements['shop-preview']

export type { ElementErrorCode } from './page/events/error-codes.ts'
export type { CartChangeRequest, CartChangeResult, FlyoutName, ShopEvents } from './page/events/events.ts'
export type { CartChange, CartChangeError, OneCartChange } from './shop/cart/cart.ts'
export type { Locale, Site } from './shop/sites/sites.ts'
export type { Finding, FindingCode, ShopElementsApi }

declare global {
  interface HTMLElementTagNameMap extends Elements {}

  interface WindowEventMap extends ShopCustomEvents {}

  interface Window {
    shopElements?: ShopElementsApi
  }
}

type ShopCustomEvents = { [Name in keyof ShopEvents]: CustomEvent<ShopEvents[Name]> }
