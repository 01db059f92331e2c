/** Every file of src/react/ui/theme/themes/ by name; the build puts them in. */
declare const __SHOP_ELEMENTS_THEMES__: readonly string[]

export const DEFAULT_THEME = 'light'
export const THEMES: readonly string[] =
  typeof __SHOP_ELEMENTS_THEMES__ === 'undefined' ? [DEFAULT_THEME] : __SHOP_ELEMENTS_THEMES__
