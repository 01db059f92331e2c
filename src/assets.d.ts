/** A style sheet's minified text, with what it imports. */
declare module '*.css' {
  const css: string
  export default css
}

/** Tests compare with it; it has no types of its own. */
declare module 'validator/es/lib/isEmail.js' {
  export default function isEmail(text: string, options: { ignore_max_length: true }): boolean
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
