/** The names of the files in src/react/ui/theme/themes/, inserted by the build (THEME-1). */
declare const __SHOP_ELEMENTS_THEMES__: readonly string[]

export const DEFAULT_THEME = 'light'
export const THEMES: readonly string[] =
  typeof __SHOP_ELEMENTS_THEMES__ === 'undefined' ? [DEFAULT_THEME] : __SHOP_ELEMENTS_THEMES__
