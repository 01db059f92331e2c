/** A style sheet's minified text; `useSheet` turns it into one constructable sheet per page. */
declare module '*.css' {
  const css: string
  export default css
}
