/** The version in package.json, inserted by the build. */
declare const __SHOP_ELEMENTS_VERSION__: string

export const VERSION: string =
  typeof __SHOP_ELEMENTS_VERSION__ === 'string' ? __SHOP_ELEMENTS_VERSION__ : '0.0.0-source'
