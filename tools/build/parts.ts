import { writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { compileCss } from '../css.ts'
import { root } from '../paths.ts'
import { noteOutputs } from './bundled.ts'
import { assets, defines } from './gallery.ts'
import { siteFactsInEsbuild } from './site-facts.ts'

/** Writes dist/parts.js, which uses the application's React, and dist/parts.css (PART-39). */
export async function writeParts(): Promise<void> {
  const { metafile } = await build({
    entryPoints: [root('src/react/parts.ts')],
    outfile: root('dist/parts.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: defines,
    plugins: [assets, siteFactsInEsbuild],
    logLevel: 'warning',
    legalComments: 'none',
    metafile: true,
  })
  noteOutputs('parts', metafile)
  writeFileSync(root('dist/parts.css'), await compileCss(root('src/react/parts.css')))
}
