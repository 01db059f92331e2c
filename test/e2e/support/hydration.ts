import type { Page } from 'puppeteer-core'

type Watched = Window & { hydrated: string[] }

/** Call it before a page is opened. Returns a function that lists the elements that have hydrated their fragments, in order. */
export async function watchHydration(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluateOnNewDocument(() => {
    const hydrated: string[] = []
    Object.assign(window, { hydrated })
    window.addEventListener('shop-element-ready', (event) => {
      const { detail } = event as CustomEvent<{ element: string; hydrated: boolean }>
      if (detail.hydrated) hydrated.push(detail.element)
    })
  })
  return () => page.evaluate(() => (window as unknown as Watched).hydrated)
}
