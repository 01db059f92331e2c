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

/** The parts of the built-in footer in a site's language that complete other content (tools/build/assets.ts). */
declare module '*/footer.json?parts' {
  const parts: import('./view/footer/built-in-parts.ts').BuiltInParts
  export default parts
}

interface Navigator {
  /** Global Privacy Control, which TypeScript does not know yet: data must not be shared or sold. */
  readonly globalPrivacyControl?: boolean
}
