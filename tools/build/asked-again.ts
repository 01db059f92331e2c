import MagicString from 'magic-string'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const HELPER = root('src/page/browser/ask-again.ts')

/** An `import()` of code of ours. Its address stays in it, where bundlers look for it. */
const IMPORT = /(?<![\w.$])import\((["'])\.[^"']+\1\)/g

/** Has each `import()` of the elements ask again for code that has failed (LIVE-9, LIVE-70). */
export const askedAgain = (): Plugin => ({
  name: 'asked-again',
  transform(code, id) {
    if (id.includes('node_modules') || !code.match(IMPORT)) return null
    const text = new MagicString(code)
    text.replace(IMPORT, (load) => `__ask(() => ${load})`)
    text.prepend(`import { askAgain as __ask } from ${JSON.stringify(HELPER)};`)
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
  },
})
