import { build, type Plugin } from 'esbuild'
import { compileCss } from '../css.ts'
import { root } from '../paths.ts'
import { TABLER, tablerPath } from '../tabler.ts'
import { themeNames } from '../themes.ts'

/** Loads style sheets and brand marks in esbuild as rollup.config.mjs does. */
export const assets: Plugin = {
  name: 'assets',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await compileCss(path), loader: 'text' }))
    onResolve({ filter: TABLER }, ({ path }) => ({ path, namespace: 'tabler' }))
    onLoad({ filter: /./, namespace: 'tabler' }, ({ path }) => ({
      contents: JSON.stringify(tablerPath(path)),
      loader: 'json',
    }))
  },
}

export const defines = {
  'process.env.NODE_ENV': '"production"',
  __SHOP_ELEMENTS_THEMES__: JSON.stringify(themeNames()),
}

/** The script of the demo's gallery of parts. */
export async function bundleGallery(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [root('demo/gallery/main.tsx')],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: defines,
    plugins: [assets],
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
