import { toJson } from '../../page/browser/json.ts'
import { whenUnused } from '../../page/browser/when-unused.ts'
import { isLeftOut } from '../../page/configuration/left-out-links.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import type { FooterProps } from '../../page/configuration/tables/shop-footer.ts'
import type { LegalLink } from '../../shop/footer/footer.ts'
import { footerContentAtom } from '../../state/footer/footer.ts'
import { footerFactsAtom } from '../../state/footer/footer-facts.ts'
import { type BuiltInFooter, completeFooter } from '../../view/footer/complete-footer.ts'
import { type FooterOptions, legalNodes, mainNodes, taxNodes } from '../../view/footer/footer-content.tsx'
import type { ViewNode } from '../../view/view.ts'
import { viewOf } from '../../view/views.ts'
import type { LiveElement } from '../live-element.ts'
import { readSnapshot } from '../read-snapshot.ts'
import { createNode, writeViews } from '../write-views.ts'
import { drawContent } from './draw-content.ts'
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
    if (!content) return
    const options: FooterOptions = {
      ...props,
      hasHeadline: !!content.headline,
      isReduced: props.reduced,
      isOff: (link) => isLeftOut(link, props, pageSettings()),
    }
    const shown = completeFooter(content, readBuiltIn(main, legal))
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
  const update = () => {
    const { content, isSettled, isPreview } = store.get(contentAtom)
    const json = toJson(content ?? null)
    if (element.phase !== 'asleep') return
    if (store.get(footerFactsAtom).isReduced && !props.reduced) return element.wakeWhenIdle()
    if (!isSettled || json === shown) return
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

const dutyOf = (name: string) => ({ name, duty: name })

const textOf = (parent: Element, selector: string) => parent.querySelector(selector)?.textContent ?? ''

/** The built-in parts that complete a content, as the fragment shows them; a view has given the links of duties the page's addresses. */
function readBuiltIn(main: Element, legal: Element): BuiltInFooter {
  const icons = [...main.querySelectorAll('.icon-links')].map((list) => textOf(list, '.footer__heading'))
  return {
    headline: textOf(main, 'h2'),
    seo: { heading: textOf(main, '.seo .group__name'), columns: [] },
    socialMedia: { heading: icons[0] ?? '', icons: [] },
    appReferences: { heading: icons[1] ?? '', appIcons: [] },
    qualityLogos: { heading: textOf(main, '.footer__quality .footer__heading'), logos: [] },
    legalLinks: [...legal.querySelectorAll('a')].map(
      (link): LegalLink => ({
        url: link.getAttribute('href') ?? '',
        text: link.textContent ?? '',
        ...(link.dataset.live
          ? dutyOf(viewOf(link.dataset.live)?.key ?? '')
          : link.dataset.control && { opensConsentSettings: true }),
      }),
    ),
    // Not among what is written here: it has a view.
    viewChanger: { toMobile: '', toDesktop: '' },
  }
}
