import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { bundleAsync } from 'lightningcss'
import { root } from '../paths.ts'
import { themeNames } from './theme-names.ts'

/** Browsers with declarative shadow DOM and popovers, as lightningcss counts versions. */
const TARGETS = { chrome: 114 << 16, safari: 17 << 16, firefox: 125 << 16 }

/** Expands `@import "…/themes/*.css"` to the themes. */
const withThemes = (css: string, themes: readonly string[]): string =>
  css.replaceAll(/@import "([^"]*)\*\.css";/g, (_, folder: string) =>
    themes.map((name) => `@import "${folder}${name}.css";`).join('\n'),
  )

/** The file of all rules that the fragments of a tag may need. */
export const wholeSheet = (tag: string): string =>
  root(`src/elements/sheets/${tag}${tag === 'shop-header' ? '-painted' : ''}.css`)

/** A style sheet with its imports, minified; of the themes only those that are named. */
export async function compileCss(filename: string, themes: readonly string[] = themeNames()): Promise<string> {
  const { code } = await bundleAsync({
    filename,
    minify: true,
    drafts: { customMedia: true },
    targets: TARGETS,
    resolver: {
      read: (file) => withThemes(readFileSync(file, 'utf8'), themes),
      resolve: (specifier, from) => resolve(dirname(from), specifier),
    },
  })
  return code.toString()
}
