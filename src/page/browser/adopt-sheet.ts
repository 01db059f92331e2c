interface Parsed {
  sheet: CSSStyleSheet
  /** How often the window had got another size. */
  resizes: number
}

// Each sheet is parsed once per page and size of the window, however many elements adopt it.
const parsed = new Map<string, Parsed>()
const cssOf = new WeakMap<CSSStyleSheet, string>()
let resizes = 0

const countResize = () => {
  resizes += 1
}

const byTag = new Map<string, string>()

/** The sheet of a tag, loaded once. No promise when it is there: an import takes a frame (DELIVERY-62). */
export const sheetOf = (tag: string, load: () => Promise<{ default: string }>): string | Promise<string> =>
  byTag.get(tag) ??
  load().then(({ default: css }) => {
    byTag.set(tag, css)
    return css
  })

/**
 * Adopts a constructable sheet, which a strict policy allows without a hash (DELIVERY-20).
 *
 * WebKit keeps what it made of a sheet's text, and does not look at its media queries while no element on the page has it: the
 * next element would look as if the window had its old width (DELIVERY-16). So a window that has changed gets a sheet with
 * another text. To change the old sheet would do too, but may crash WebKit once an element that had it is garbage-collected.
 */
export function adoptSheet(root: ShadowRoot, css: string): void {
  if (parsed.size === 0) window.addEventListener('resize', countResize)
  let latest = parsed.get(css)
  if (latest?.resizes !== resizes) {
    latest = { sheet: new CSSStyleSheet(), resizes }
    latest.sheet.replaceSync(`${css}/* ${resizes} */`)
    parsed.set(css, latest)
    cssOf.set(latest.sheet, css)
  }
  const { sheet } = latest
  const { adoptedStyleSheets: adopted } = root
  if (!adopted.includes(sheet)) root.adoptedStyleSheets = [...adopted.filter((one) => cssOf.get(one) !== css), sheet]
}
