import { sharedOnPage } from './own-symbol.ts'

/** By the code of an `import()`, the address that it asks for the next time. */
const addresses: Record<string, string> = {}

/**
 * Runs an `import()` so that code which has failed is asked for again the next time (LIVE-9). The build puts this around each `import()` of the
 * elements (`tools/build/asked-again.ts`).
 *
 * On a page with the loader, all that it imports arrives first where an engine would not ask again (LIVE-70). In a page's own bundle it asks
 * under another address the next time (`x.js?`, `x.js??`), which is read from the function's code, where the bundler has put it; without one,
 * as with webpack, whose imports ask again by themselves, all stays as it is.
 */
export function askAgain<Code>(load: () => Promise<Code>, text = `${load}`): Promise<Code> {
  const arrive = sharedOnPage<((text: string) => Promise<unknown>) | undefined>('arrive', () => undefined)
  if (arrive) return arrive(text).then(load)
  let address = addresses[text]
  return (address ? import(address) : load()).catch((error) => {
    address ??= /import\(.(\.(?!\/shop-)[^"'`]+)/.exec(text)?.[1]
    if (address) addresses[text] = `${address}?`
    throw error
  })
}
