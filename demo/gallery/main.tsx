/** The gallery: every part in all its states, in a shadow root as in the elements (PART-2). */
import { createRoot } from 'react-dom/client'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
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
    const { site, theme } = this.dataset
    const shown = SITES.find((one) => one === site) ?? ('DE' satisfies Site)
    createRoot(container).render(
      <div className="shop-base gallery" data-theme={theme} lang="en">
        <Gallery site={shown} theme={(theme ?? 'light') as Theme} />
      </div>,
    )
  }
}

customElements.define('parts-gallery', PartsGallery)
