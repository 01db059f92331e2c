import type { Plugin } from 'rollup'

/** Imports files of dist/ instead of bundling their sources again: `elements/shop-header` stands for src/…/elements/shop-header.ts. */
export const beside = (...files: string[]): Plugin => ({
  name: 'beside',
  resolveId(id) {
    const file = files.find((name) => id.endsWith(`/${name}.ts`))
    return file ? { id: `./${file}.js`, external: 'relative' } : null
  },
})
