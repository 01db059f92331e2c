import { serve } from '../serve.ts'
import { createTryProxy, type TryOptions } from '../try/proxy.ts'
import type { VisitBrowser } from './browser.ts'
import { type Visited, type VisitOptions, visitPage } from './visit-page.ts'

/** Visits a page through the proxy of `try`, without its panel. `changes`: what was changed in the page, in words. */
export async function visitTried(
  browser: VisitBrowser,
  tried: Omit<TryOptions, 'hasPanel' | 'hasWrites' | 'onChanged'>,
  options: Omit<VisitOptions, 'url'>,
): Promise<Visited & { changes: string[] }> {
  const changes = new Set<string>()
  const proxy = createTryProxy({
    ...tried,
    hasWrites: false,
    hasPanel: false,
    onChanged(all) {
      for (const one of all) changes.add(one)
    },
  })
  const server = await serve(proxy, { port: 0, host: '127.0.0.1', isWhole: true })
  const { pathname, search, hash } = tried.url
  try {
    return {
      ...(await visitPage(browser, { ...options, url: `${server.url}${pathname}${search}${hash}` })),
      changes: [...changes],
    }
  } finally {
    await server.drop()
  }
}
