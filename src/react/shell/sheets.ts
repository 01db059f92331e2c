import type { SheetTarget } from '../ui/useSheet.ts'

// A sheet is parsed once per page, however many elements adopt it.
const constructed = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  let sheet = constructed.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    constructed.set(css, sheet)
  }
  return sheet
}

/** Adopts constructable sheets: allowed under a strict CSP, where a `<style>` needs its hash. */
export function adoptInto(root: ShadowRoot): SheetTarget {
  return {
    isServer: false,
    add(css) {
      const sheet = sheetOf(css)
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    },
  }
}

/** For the prerenderer: all sheets that a render asked for, in order, each once. */
export function collectSheets(): SheetTarget & { text(): string } {
  const texts = new Set<string>()
  return {
    isServer: true,
    add: (css) => void texts.add(css),
    text: () => [...texts].join(''),
  }
}
