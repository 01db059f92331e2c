/** The theme of a fragment, and of the form in it, without React. */
import { askAgain } from '../page/browser/ask-again.ts'
import { joinCleanups } from '../page/browser/on.ts'
import type { LiveElement } from './live-element.ts'
import type { Patches } from './patches.ts'

/** A sheet of the release: its rules are adopted on top of the fragment's. */
async function fetchSheet(tag: string, theme: string): Promise<CSSStyleSheet> {
  const file: string = new URL(`../themes/${tag}.${theme}.js`, import.meta.url).href
  const { default: css } = await askAgain(() => import(file), file)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

interface Part {
  root: ShadowRoot
  tag: string
  setAttribute: Patches['setAttribute']
}

/** The element, and the form in it. */
function partsOf({ root, tag, patches }: LiveElement): Part[] {
  const own = { root, tag, ...patches }
  const form = root.querySelector('shop-newsletter')
  if (!form?.shadowRoot) return [own]
  // React has markup of its own for the form: what is written there stays.
  const setAttribute: Part['setAttribute'] = (element, name, value) => element.setAttribute(name, `${value}`)
  return [own, { root: form.shadowRoot, tag: form.localName, setAttribute }]
}

/** Resolves with what adopts the sheets of the element's theme and names it in the markup, and returns the cleanup of that. */
export async function fetchThemeSheets(element: LiveElement): Promise<() => () => void> {
  const { theme } = element.props
  const parts = partsOf(element)
  const sheets = await Promise.all(parts.map(({ tag }) => fetchSheet(tag, theme)))
  const adopt = ({ root, setAttribute }: Part, sheet: CSSStyleSheet) => {
    const base = root.querySelector('[data-theme]') as Element
    const before = base.getAttribute('data-theme')
    setAttribute(base, 'data-theme', theme)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      // It becomes React's; the form does so by itself.
      if (root !== element.root && element.phase !== 'asleep') return
      setAttribute(base, 'data-theme', before)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }
  return () => {
    const form = element.root.querySelector('shop-newsletter')
    // For when it wakes.
    if (form) element.patches.setAttribute(form, 'theme', theme)
    return joinCleanups(...parts.map((part, at) => adopt(part, sheets[at] as CSSStyleSheet)))
  }
}
