import type { Plugin } from 'rollup'

/**
 * By the code of an `import()`, the address that it asks for the next time. The address is read from that code, where a page's own
 * bundler has put its own; without one, as with webpack, whose imports ask again by themselves, all stays as it is.
 */
const HELPER = `
const __ask = (load, file = __ask[load]) => (file ? import(file) : load()).catch((error) => {
  file ??= /import\\(.(\\.[^"'\`]+)/.exec(load)?.[1]
  if (file) __ask[load] = file + '?'
  throw error
})
`

/**
 * Has a chunk ask for code that has failed under another address the next time (`x.js?`, `x.js??`): Firefox 153 keeps a module that has
 * failed, and asks never again under the same one (LIVE-9). What such code imports at once is not asked for again.
 */
export const askedAgain = (chunkName: string): Plugin => ({
  name: 'asked-again',
  // The address stays in an `import()`, where bundlers look for it.
  renderDynamicImport: ({ chunk }) => (chunk.name === chunkName ? { left: '__ask(() => import(', right: '))' } : null),
  renderChunk: {
    // Before the code is minified.
    order: 'pre',
    handler: (code, chunk) => (chunk.name === chunkName ? { code: code + HELPER, map: null } : null),
  },
})
