/** The release, as package.json names it; the build puts it in. */
declare const __SHOP_ELEMENTS_VERSION__: string

export const VERSION: string =
  typeof __SHOP_ELEMENTS_VERSION__ === 'string' ? __SHOP_ELEMENTS_VERSION__ : '0.0.0-source'
