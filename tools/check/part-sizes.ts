import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { compileCss } from '../build/compile-css.ts'
import { defines } from '../build/defines.ts'
import { root } from '../paths.ts'

const FOLDER = 'src/react/ui'
/** A longer part should be split. */
const MAX_LINES = 150

const parts = (): string[] =>
  readdirSync(root(FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(basename(file)))
    .map((file) => `${FOLDER}/${file}`)
    .sort()

/** Leaves out React, which is on the page already, other parts, which are listed themselves, and the facts of the countries. */
const others: Plugin = {
  name: 'others',
  setup({ onResolve }) {
    onResolve({ filter: /^(react|react-dom)(\/|$)/ }, () => ({ external: true }))
    onResolve({ filter: /\/facts\.ts$/ }, () => ({ external: true }))
    onResolve({ filter: /\/[A-Z]\w+\.tsx$/ }, ({ kind }) => (kind === 'entry-point' ? undefined : { external: true }))
  },
}

async function codeOf(file: string): Promise<string> {
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
  return outputFiles[0]?.text ?? ''
}

/** Prints the size of each part by itself, in bytes of brotli; returns whether all keep the limit of lines. */
export async function checkParts(): Promise<boolean> {
  console.log('check: parts (brotli, code and style)')
  let isGood = true
  for (const file of parts()) {
    const sheet = root(file.replace('.tsx', '.css'))
    const [code, style] = [await codeOf(file), existsSync(sheet) ? await compileCss(sheet) : '']
    const [codeBytes = 0, styleBytes = 0] = [code, style].map((text) => (text ? brotliCompressSync(text).length : 0))
    const lines = readFileSync(root(file), 'utf8').split('\n').length - 1
    const isLong = lines > MAX_LINES
    console.log(
      `  ${String(codeBytes).padStart(5)} + ${String(styleBytes).padStart(4)} B  ${file.slice(FOLDER.length + 1)}${isLong ? `: ${lines} lines, of ${MAX_LINES}` : ''}`,
    )
    if (isLong) isGood = false
  }
  return isGood
}
