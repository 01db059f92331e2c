import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { defines } from './build/gallery.mjs'
import { compileCss } from './css.mjs'
import { root } from './paths.mjs'

const FOLDER = 'src/react/ui'
/** A part that needs more is two. */
const MAX_LINES = 150

const parts = () =>
  readdirSync(root(FOLDER), { recursive: true })
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(basename(file)))
    .map((file) => `${FOLDER}/${file}`)
    .sort()

/** React is on the page already, and other parts have a row of their own. */
const others = {
  name: 'others',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|react-dom)(\/|$)/ }, () => ({ external: true }))
    onResolve({ filter: /\/[A-Z]\w+\.tsx$/ }, ({ kind }) => (kind === 'entry-point' ? undefined : { external: true }))
  },
}

async function codeOf(file) {
  const { outputFiles } = await build({
    entryPoints: [root(file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: defines,
    plugins: [others],
  })
  return outputFiles[0].text
}

/** Prints what each part costs by itself, in bytes of brotli; says whether all are short enough to read. */
export async function checkParts() {
  console.log('check: parts (brotli, code and style)')
  let isGood = true
  for (const file of parts()) {
    const sheet = root(file.replace('.tsx', '.css'))
    const [code, style] = [await codeOf(file), existsSync(sheet) ? await compileCss(sheet) : '']
    const [codeBytes, styleBytes] = [code, style].map((text) => (text ? brotliCompressSync(text).length : 0))
    const lines = readFileSync(root(file), 'utf8').split('\n').length - 1
    const isLong = lines > MAX_LINES
    console.log(
      `  ${String(codeBytes).padStart(5)} + ${String(styleBytes).padStart(4)} B  ${file.slice(FOLDER.length + 1)}${isLong ? `: ${lines} lines, of ${MAX_LINES}` : ''}`,
    )
    if (isLong) isGood = false
  }
  return isGood
}
