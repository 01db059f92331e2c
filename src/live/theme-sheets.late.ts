/** The theme of a fragment, and of the form in it, without React. */
import type { Patches } from './patches.ts'

/** Of the release: its rules are adopted on top of the fragment's. */
async function fetchSheet(tag: string, theme: string): Promise<CSSStyleSheet> {
  const file: string = new URL(`../themes/${tag}.${theme}.js`, import.meta.url).href
  const { default: css } = await import(file)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Resolves with what adopts the sheets of a theme and names it in the markup, and returns the cleanup of the former. */
export async function fetchThemeSheets(root: ShadowRoot, tag: string, theme: string) {
  const form = root.querySelector('shop-newsletter')
  const fetchFor = async (part: ShadowRoot, of: string) => ({
    part,
    sheet: await fetchSheet(of, theme),
  })
  const themed = await Promise.all([
    fetchFor(root, tag),
    ...(form?.shadowRoot ? [fetchFor(form.shadowRoot, form.localName)] : []),
  ])
  return (patches: Patches): (() => void) => {
    for (const { part, sheet } of themed) {
      const base = part.querySelector('.shop-base')
      if (base) patches.setAttribute(base, 'data-theme', theme)
      part.adoptedStyleSheets = [...part.adoptedStyleSheets, sheet]
    }
    // Of its own, for when it wakes.
    if (form) patches.setAttribute(form, 'theme', theme)
    return () => {
      for (const { part, sheet } of themed)
        part.adoptedStyleSheets = part.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }
}
