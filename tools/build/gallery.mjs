import { build } from 'esbuild'
import { compileCss } from '../css.mjs'
import { root } from '../paths.mjs'
import { svgPath } from '../svg-path.mjs'
import { themeNames } from '../themes.mjs'

/** What the build does to style sheets and brand marks, for a bundle of parts. */
export const assets = {
  name: 'assets',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await compileCss(path), loader: 'text' }))
    onLoad({ filter: /\.svg$/ }, ({ path }) => ({ contents: svgPath(path), loader: 'text' }))
  },
}

export const defines = {
  'process.env.NODE_ENV': '"production"',
  __SHOP_ELEMENTS_THEMES__: JSON.stringify(themeNames()),
}

/** Writes dist-demo/gallery.js: the demo's gallery of parts. */
export async function buildGallery() {
  await build({
    entryPoints: [root('demo/gallery/main.tsx')],
    outfile: root('dist-demo/gallery.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: defines,
    plugins: [assets],
    logLevel: 'warning',
  })
}
