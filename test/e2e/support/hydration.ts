import type { Page } from 'puppeteer-core'

type Watched = Window & { hydrated: string[] }

/** To be called before a page is opened; what it returns says which elements have taken their fragments over, in order. */
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
