// A sheet is parsed once per page, however many elements adopt it.
const constructed = new Map<string, CSSStyleSheet>()

/** Adopts a constructable sheet: allowed under a strict CSP, where a `<style>` needs its hash. */
export function adoptSheet(root: ShadowRoot, css: string): void {
  let sheet = constructed.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    constructed.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Prerendered markup brings its styles; a CSP that doesn't know their hash leaves the `<style>` without effect. */
export const hasOwnStyles = (root: ShadowRoot): boolean =>
  (root.querySelector('style')?.sheet?.cssRules.length ?? 0) > 0
