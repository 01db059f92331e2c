import { build } from 'esbuild'
import { root } from '../paths.ts'
import { assetsInEsbuild } from './assets.ts'
import { defines } from './defines.ts'

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
    plugins: [assetsInEsbuild],
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
