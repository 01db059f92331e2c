/** The gallery: every part in all its states, in a shadow root as in the elements (PART-2). */
import { createRoot } from 'react-dom/client'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { pseudo } from '../pseudo.ts'
import { Gallery } from './Gallery.tsx'
import css from './gallery.css'
import type { Theme } from './PackageParts.tsx'

class PartsGallery extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]
    const container = document.createElement('div')
    root.append(container)
    const { site, theme, texts } = this.dataset
    if (texts === 'pseudo') translate(container)
    const shown = SITES.find((one) => one === site) ?? ('DE' satisfies Site)
    createRoot(container).render(
      <div className="shop-base gallery" data-theme={theme} lang="en">
        <Gallery site={shown} theme={(theme ?? 'light') as Theme} />
      </div>,
    )
  }
}

/** Puts each text of a part into the pseudo-locale, once it is rendered. */
function translate(container: HTMLElement): void {
  const done = new WeakSet<Node>()
  const visit = () => {
    for (const stage of container.querySelectorAll('.gallery__stage')) {
      const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (done.has(node) || !/\p{L}/u.test(node.nodeValue ?? '')) continue
        done.add(node)
        node.nodeValue = pseudo(node.nodeValue ?? '')
      }
    }
  }
  new MutationObserver(visit).observe(container, { childList: true, subtree: true })
}

customElements.define('parts-gallery', PartsGallery)
