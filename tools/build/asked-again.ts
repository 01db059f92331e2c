import type { Plugin } from 'rollup'

/** By address, what each failure has added to it. */
const HELPER = `
const __queries = {}
const __ask = (file) => import(file + (__queries[file] ??= '')).catch((error) => {
  __queries[file] += '?'
  throw error
})
`

/**
 * Has a chunk ask for code that has failed under another address the next time (`x.js?`, `x.js??`): Firefox 153 keeps a module that has
 * failed, and asks never again under the same one (LIVE-9). What such code imports at once is not asked for again.
 */
export const askedAgain = (chunkName: string): Plugin => ({
  name: 'asked-again',
  renderDynamicImport: ({ chunk }) => (chunk.name === chunkName ? { left: '__ask(', right: ')' } : null),
  renderChunk: {
    // Before the code is minified.
    order: 'pre',
    handler: (code, chunk) => (chunk.name === chunkName ? { code: code + HELPER, map: null } : null),
  },
})
