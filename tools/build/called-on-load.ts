import MagicString from 'magic-string'
import type { Plugin } from 'rollup'

/**
 * Lets Chromium compile all functions of a chunk while it fetches it, beside the page's thread (DELIVERY-99): on their own they are compiled
 * one by one, on that thread, when each is first called. Only for code of which most runs at once. Other browsers read a comment.
 */
export const calledOnLoad = (chunks: RegExp): Plugin => ({
  name: 'called-on-load',
  renderChunk(code, { name }) {
    if (!chunks.test(name)) return null
    const text = new MagicString(code).prepend('//# allFunctionsCalledOnLoad\n')
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
  },
})
