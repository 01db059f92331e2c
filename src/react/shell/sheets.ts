// Each sheet is parsed once per page, however many elements adopt it.
const sheets = new Map<string, CSSStyleSheet>()

/** Adopts a constructable sheet, which a strict policy allows without a hash (DELIVERY-20). */
export function adoptSheet(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
