/** A style sheet's minified text, with what it imports. */
declare module '*.css' {
  const css: string
  export default css
}

/** A brand mark's path data, for a 24 by 24 box. */
declare module '*.svg' {
  const path: string
  export default path
}
