import { chmodSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { root } from '../paths.ts'
import { noteOutputs } from './bundled.ts'
import { defines } from './defines.ts'

/** Beside the command, as the package exports them: nothing is bundled twice. */
const othersBeside: Plugin = {
  name: 'others-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/fragment-service\.ts$/ }, () => ({ path: '../fragment-service.js', external: true }))
    onResolve({ filter: /\/render\/render\.ts$/ }, () => ({ path: '../render.js', external: true }))
  },
}

/** Writes dist/command/: the package's command, with the libraries that it uses on Node. */
export async function bundleCommand(): Promise<void> {
  const outdir = root('dist/command')
  const { metafile } = await build({
    entryPoints: [root('packages/commands/shop-elements.ts')],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: defines,
    chunkNames: '[name]-[hash]',
    plugins: [othersBeside],
    // An optional peer of the package: who looks at pages installs it.
    external: ['puppeteer-core'],
    // For libraries in CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
    metafile: true,
  })
  noteOutputs('command', metafile)
  chmodSync(`${outdir}/shop-elements.js`, 0o755)
}
