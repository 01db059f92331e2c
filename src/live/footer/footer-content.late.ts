import { toJson } from '../../page/browser/json.ts'
import { whenUnused } from '../../page/browser/when-unused.ts'
import { isLeftOut } from '../../page/configuration/left-out-links.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import { localeOf } from '../../shop/sites/sites.ts'
import { footerContentAtom } from '../../state/footer/footer.ts'
import { footerFactsAtom } from '../../state/footer/footer-facts.ts'
import type { BuiltInParts } from '../../view/footer/built-in-parts.ts'
import { completeFooter } from '../../view/footer/complete-footer.ts'
import { contentLink } from '../../view/footer/footer.tsx'
import { type FooterOptions, legalNodes, mainNodes, taxNodes } from '../../view/footer/footer-content.tsx'
import type { ViewNode } from '../../view/view.ts'
import { readSnapshot } from '../fragment-scripts.ts'
import type { LiveElement } from '../live-element.ts'
import { whenFetched } from '../when-fetched.ts'
import { createNode, writeViews } from '../write-views.ts'
import { drawContent } from './draw-content.ts'
import { loadBuiltIn } from './load-built-in.ts'
import rules from './service-content.css'

/** Roots that have the rules. */
const styled = new WeakSet<ShadowRoot>()

/**
 * Shows what the content service says in a painted footer with the built-in content (FOOTER-11, FOOTER-18), and the built-in content
 * again when it has none any more. React shows what this can't: the reduced built-in content, and what replaces other content of the
 * service in the fragment. Returns the cleanup.
 */
export function showContent(element: LiveElement<FooterProps>): (() => void) | undefined {
  const { root, store, props, patches, context } = element
  const contentAtom = footerContentAtom(props.contentId)
  const main = root.querySelector('.footer__main')
  const legal = root.querySelector('.legal__links')
  const bar = root.querySelector('.legal__inner')
  const painted = readSnapshot(root)?.footer
  if (!main || !legal || !bar) return undefined

  let builtIn: BuiltInParts | undefined
  let stopViews = () => {}
  const restore = () => {
    stopViews()
    for (const changed of [main, legal, bar]) patches.restoreChildren(changed)
  }
  const write = () => {
    // React's meanwhile.
    if (element.phase === 'awake') return
    const state = store.get(contentAtom)
    const { content } = state
    restore()
    if (!content || !builtIn) return
    const options: FooterOptions = {
      ...props,
      hasHeadline: !!content.headline,
      isReduced: props.reduced,
      addressOf: (name) => contentLink(store.get, context, name).attributes?.href,
      isOff: (link) => isLeftOut(link, props, pageSettings()),
    }
    const shown = completeFooter(content, builtIn, pageSettings().links[props.site])
    const create = (nodes: readonly ViewNode[]) => nodes.map((node) => createNode(node, main.namespaceURI))
    addRules(root)
    patches.setChildren(main, create(mainNodes(shown, options)))
    patches.setChildren(legal, create(legalNodes(shown, options)))
    const [first, ...rest] = [...bar.children].filter((child) => !child.matches('.legal__tax'))
    if (first) patches.setChildren(bar, [first, ...create(taxNodes(shown, options)), ...rest])
    stopViews = writeViews({ root: main, store, context, patches })
    drawContent(store, shown, options)
    store.set(contentAtom, { ...state, isShown: true })
  }
  let shown = painted && toJson(painted)
  let stopWaiting = () => {}
  let stopFetching: (() => void) | undefined
  const fetchBuiltIn = () =>
    whenFetched(element.tag, loadBuiltIn(props.site), (parts) => {
      builtIn = parts
      update()
      return undefined
    })
  const update = () => {
    const { content, isSettled, isPreview } = store.get(contentAtom)
    const json = toJson(content ?? null)
    if (element.phase !== 'asleep') return
    if (store.get(footerFactsAtom).isReduced && !props.reduced) return element.wakeWhenIdle()
    if (!isSettled || json === shown) return
    // The page's own words in it are React's, and built-in ones of another language.
    if (content && (pageSettings().block.texts || props.locale !== localeOf(props.site))) return element.wakeWhenIdle()
    if (content && !builtIn && !painted) {
      stopFetching ??= fetchBuiltIn()
      return
    }
    shown = json
    stopWaiting()
    if (painted) element.wakeWhenIdle()
    else if (isPreview) write()
    else stopWaiting = whenUnused(main, write)
  }
  update()
  const stops = [contentAtom, footerFactsAtom].map((changing) => store.sub(changing, update))
  return () => {
    for (const stop of stops) stop()
    stopFetching?.()
    stopWaiting()
    stopViews()
    // Content of a former site disappears at once (FOOTER-19), a former content of this one when the next has come (FOOTER-12).
    if (element.props.site !== props.site) restore()
  }
}

function addRules(root: ShadowRoot): void {
  if (styled.has(root)) return
  styled.add(root)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
