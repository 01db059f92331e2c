import { readdirSync } from 'node:fs'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'

const IMPORT = /import\(`\.\.\/\.\.\/locales\/\$\{(\w+)\}\/\$\{(\w+)\}\.json`\)/

/** The import of texts by locale and feature becomes one import for each file, which rollup can follow. */
export const localeImports = (): Plugin => ({
  name: 'locale-imports',
  transform(code) {
    if (!IMPORT.test(code)) return null
    const files = readdirSync(root('locales'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.json'),
    )
    const imports = files.sort().map((file) => `'${file}': () => import('../../locales/${file}')`)
    // On one line, so that none shifts.
    return { code: code.replace(IMPORT, `({ ${imports.join(', ')} })[\`\${$1}/\${$2}.json\`]()`), map: null }
  },
})
