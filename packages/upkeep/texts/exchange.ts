/** The texts of a locale as a table for translators, and back (`npm run texts -w packages/upkeep`). */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'csv/sync'
import { fallbackLocaleOf } from '../../../src/shop/sites/fallback-locale.ts'
import type { Locale } from '../../../src/shop/sites/sites.ts'
import { limitOf } from '../../../tools/texts/limits.ts'
import { features, fileOf, LOCALES_FOLDER, readTree, type Tree, textsOf } from '../../../tools/texts/read-texts.ts'
import { shownAt } from '../../../tools/texts/shown.ts'
import { tagProblems } from '../../../tools/texts/tags.ts'

const COLUMNS = ['key', 'German', 'translation', 'where', 'page', 'picture', 'limit', 'state'] as const
type Row = Record<(typeof COLUMNS)[number], string>

/** A form for 0 is a text of its own. */
const withoutForm = (key: string) => key.replace(/_(one|two|few|many|other)$/, '')

/** The keys that a locale needs, in the order of the German file: one for each of its plural forms. */
function wantedKeys(locale: string, german: ReadonlyMap<string, string>): [key: string, german: string][] {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const forms = (['one', 'two', 'few', 'many', 'other'] as const).filter((form) => categories.includes(form))
  const seen = new Set<string>()
  return [...german].flatMap(([key, text]): [string, string][] => {
    const base = withoutForm(key)
    if (base === key) return [[key, text]]
    if (seen.has(base)) return []
    seen.add(base)
    return forms.map((form) => [`${base}_${form}`, german.get(`${base}_${form}`) ?? german.get(`${base}_other`) ?? ''])
  })
}

export interface ExportOptions {
  folder?: string
  /** German texts as they were when the translation was last read; those that differ are marked. */
  before?: ReadonlyMap<string, string>
}

/** A CSV table of all texts of a locale, with a byte order mark, which spreadsheets need. */
export function exportTexts(locale: Locale, { folder = LOCALES_FOLDER, before }: ExportOptions = {}): string {
  const german = textsOf('de-DE', folder)
  const own = textsOf(locale, folder)
  const stateOf = (key: string, source: string): string => {
    if (before && before.get(key) !== source) return before.has(key) ? 'German has changed' : 'new'
    if (own.has(key)) return 'translated'
    return fallbackLocaleOf(locale) ? 'as in German' : 'missing'
  }
  const rows = wantedKeys(locale, german).map(([key, source]): Row => {
    const [where, page, picture] = shownAt(key)
    return {
      key,
      German: source,
      translation: own.get(key) ?? '',
      where,
      page,
      picture: picture && `docs/pictures/${picture}.png`,
      limit: String(limitOf(key) ?? ''),
      state: stateOf(key, source),
    }
  })
  return stringify(rows, { header: true, columns: [...COLUMNS], bom: true })
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join()

/** Why a translation can't be taken over; the other checks run on the files afterwards. */
function refusal({ key, German, translation }: Row, locale: Locale): string | undefined {
  const [tag] = tagProblems(translation, locale)
  if (tag) return `${key}: ${tag}`
  const isZero = key.endsWith('_zero')
  // "Every day" names no number, and consents name the shop where German need not.
  const plain = (text: string) => placeholders(text.replaceAll('{{product}}', '').replaceAll('{{count}}', ''))
  return isZero || plain(translation) === plain(German)
    ? undefined
    : `${key}: the placeholders differ from the German text`
}

/** Puts a text at a path; a new key follows the one that precedes it in German. */
function put(tree: Tree, german: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (!(name in tree)) {
    const order = Object.keys(german).map(withoutForm)
    const rank = (key: string) => order.indexOf(withoutForm(key))
    const entries = Object.entries(tree)
    const at = entries.findLastIndex(([key]) => rank(key) <= rank(name)) + 1
    for (const key of Object.keys(tree)) delete tree[key]
    Object.assign(tree, Object.fromEntries(entries.toSpliced(at, 0, [name, rest.length ? {} : text])))
  }
  if (rest.length === 0) tree[name] = text
  else put(tree[name] as Tree, (german[name] ?? {}) as Tree, rest, text)
}

function remove(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  const node = tree[name]
  if (rest.length === 0) delete tree[name]
  else if (typeof node === 'object') {
    remove(node, rest)
    if (Object.keys(node).length === 0) delete tree[name]
  }
}

export const serialize = (tree: Tree): string => `${JSON.stringify(tree, null, 2)}\n`

/**
 * Writes the translations of a table into the locale's files, and returns what was refused. An empty translation is no change, in
 * a locale with a fallback it takes the text of that one. A file that does not change is not written.
 */
export function importTexts(locale: Locale, csv: string, folder = LOCALES_FOLDER): string[] {
  const rows: Row[] = parse(csv, { columns: true, bom: true, skip_empty_lines: true })
  const own = textsOf(locale, folder)
  const refused: string[] = []
  const changed = rows.filter((row) => row.translation !== (own.get(row.key) ?? ''))
  for (const feature of features(folder)) {
    const tree = readTree(folder, locale, feature)
    const german = readTree(folder, 'de-DE', feature)
    for (const row of changed.filter(({ key }) => key.startsWith(`${feature}.`))) {
      const path = row.key.slice(feature.length + 1).split('.')
      const problem = row.translation === '' ? undefined : refusal(row, locale)
      if (problem) refused.push(problem)
      else if (row.translation !== '') put(tree, german, path, row.translation)
      else if (fallbackLocaleOf(locale)) remove(tree, path)
    }
    const file = fileOf(folder, locale, feature)
    if (serialize(tree) !== readFileSync(file, 'utf8')) writeFileSync(file, serialize(tree))
  }
  return refused
}
