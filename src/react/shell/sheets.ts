interface Parsed {
  sheet: CSSStyleSheet
  /** How often the window had got another size. */
  resizes: number
}

// Each sheet is parsed once per page, however many elements adopt it.
const parsed = new Map<string, Parsed>()
let resizes = 0

const countResize = () => {
  resizes += 1
}

const byTag = new Map<string, string>()

/** The sheet of a tag, loaded once. No promise when it is known: an import takes a frame (DELIVERY-62). */
export const sheetOf = (tag: string, load: () => Promise<{ default: string }>): string | Promise<string> =>
  byTag.get(tag) ??
  load().then(({ default: css }) => {
    byTag.set(tag, css)
    return css
  })

/** Adopts a constructable sheet, which a strict policy allows without a hash (DELIVERY-20). */
export function adoptSheet(root: ShadowRoot, css: string): void {
  if (parsed.size === 0) window.addEventListener('resize', countResize)
  let known = parsed.get(css)
  if (!known) {
    known = { sheet: new CSSStyleSheet(), resizes }
    known.sheet.replaceSync(css)
    parsed.set(css, known)
  }
  const { sheet } = known
  if (known.resizes !== resizes) {
    // WebKit keeps what it made of the sheet, and does not look at its media queries while no element on the page has it: the
    // next element would look as if the window had its old width. A sheet that has changed is made anew (DELIVERY-16).
    sheet.insertRule('x {}')
    sheet.deleteRule(0)
    known.resizes = resizes
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
