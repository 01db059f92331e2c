/** The texts of locales/, as one flat list. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Locale } from '../../src/shop/sites/sites.ts'
import { root } from '../paths.ts'

interface TextEntry {
  /** The file's name without its ending. */
  feature: string
  /** Path within the file, such as `user.beans`; a plural form ends with its category. */
  key: string
  text: string
}

export type Tree = { [key: string]: string | Tree }

const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  )

export const LOCALES_FOLDER = root('locales')
export const fileOf = (folder: string, locale: string, feature: string) => `${folder}/${locale}/${feature}.json`
export const readTree = (folder: string, locale: string, feature: string): Tree =>
  JSON.parse(readFileSync(fileOf(folder, locale, feature), 'utf8'))

/** The names of the text files. */
export const features = (folder = LOCALES_FOLDER): string[] =>
  readdirSync(`${folder}/de-DE`)
    .map((file) => file.replace('.json', ''))
    .sort()

/** The content of a locale's own files, addresses of pages left out. */
export const readTexts = (locale: Locale, folder = LOCALES_FOLDER): TextEntry[] =>
  features(folder).flatMap((feature) =>
    leaves(readTree(folder, locale, feature))
      .filter(([key]) => !key.startsWith('path.'))
      .map(([key, text]) => ({ feature, key, text })),
  )

/** The texts of a locale by `feature.key`. */
export const textsOf = (locale: Locale, folder = LOCALES_FOLDER): Map<string, string> =>
  new Map(readTexts(locale, folder).map(({ feature, key, text }) => [`${feature}.${key}`, text]))
