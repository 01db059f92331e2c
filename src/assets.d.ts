/** A style sheet's minified text, with what it imports. */
declare module '*.css' {
  const css: string
  export default css
}

/** The path of a drawing (tools/build/assets.ts). */
declare module '@iconify-json/tabler/icons.json?*' {
  const path: string
  export default path
}

interface Navigator {
  /** Global Privacy Control, which TypeScript does not know yet: data must not be shared or sold. */
  readonly globalPrivacyControl?: boolean
}
