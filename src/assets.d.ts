/** A style sheet's minified text, with what it imports. */
declare module '*.css' {
  const css: string
  export default css
}

/** A brand mark, as lucide's icons are (tools/tabler.ts). */
declare module '@iconify-json/tabler/*' {
  const icon: import('lucide').IconNode
  export default icon
}
