import type { Page } from 'puppeteer-core'

/** Computed styles of every element in header and footer: the properties that a host page's style sheet is most likely to change. */
export const computedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PROPERTIES =
      'font-family font-size font-weight font-style line-height letter-spacing word-spacing text-transform ' +
      'text-align text-indent text-shadow white-space color background-color border-top-width padding-left margin-bottom ' +
      'display visibility opacity float box-sizing list-style-type cursor direction'
    const found: string[] = []
    const roots = ['shop-header', 'shop-footer'].map((tag) => document.querySelector(tag)?.shadowRoot)
    for (let root = roots.shift(); root; root = roots.shift()) {
      for (const element of root.querySelectorAll('[data-root] > .shop-base, [data-root] > .shop-base *')) {
        const style = getComputedStyle(element)
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
        found.push(
          `${name} ${PROPERTIES.split(' ')
            .map((property) => style.getPropertyValue(property))
            .join(' | ')}`,
        )
        if (element.shadowRoot) roots.push(element.shadowRoot)
      }
    }
    return found
  })
