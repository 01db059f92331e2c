/**
 * `npm run sites` writes one table per kind of fact from the country files of src/shop/sites/ (tables/money.ts: the money of all
 * sites), so that a chunk contains only the facts that it needs. The build runs it first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '../src/shop/sites/site.ts'
import { root } from './paths.ts'

/** A country file is named after its code: `ch-fr.ts` exports `CH_FR`. */
const COUNTRY = /^[a-z]{2}(-[a-z]{2})?\.ts$/
const codeOf = (file: string) => file.replace('.ts', '').replace('-', '_').toUpperCase()
const HEAD = '// Written by `npm run sites` from the country files; do not edit.\n'

type Sites = [code: string, facts: SiteFacts][]

async function readSites(folder: string): Promise<Sites> {
  const sites: Sites = []
  for (const file of readdirSync(folder).filter((name) => COUNTRY.test(name))) {
    const module: Record<string, SiteFacts> = await import(pathToFileURL(`${folder}/${file}`).href)
    const facts = module[codeOf(file)]
    if (!facts) throw new Error(`${file} does not export ${codeOf(file)}.`)
    sites.push([codeOf(file), facts])
  }
  return sites.sort(([, a], [, b]) => a.order - b.order)
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const constant = (name: string) => kebab(name).replaceAll('-', '_').toUpperCase()
const literal = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', '\\u00a0')

function tableOf(fact: keyof SiteFacts, sites: Sites): string {
  const known = sites.filter(([, facts]) => facts[fact] !== undefined)
  const lines = known.map(([code, facts]) => `  ${code}: ${literal(facts[fact])},`).join('\n')
  // The types of sites and locales are derived from this table.
  if (fact === 'locale') return `${HEAD}export const LOCALE = {\n${lines}\n} as const\n`
  const type =
    known.length === sites.length
      ? `Readonly<Record<keyof typeof LOCALE, SiteFacts['${fact}']>>`
      : `{ readonly [Of in keyof typeof LOCALE]?: NonNullable<SiteFacts['${fact}']> }`
  const imports = "import type { SiteFacts } from '../site.ts'\nimport type { LOCALE } from './locale.ts'\n\n"
  return `${HEAD}${imports}export const ${constant(fact)}: ${type} = {\n${lines}\n}\n`
}

/** The tables for a folder of country files, by file name. */
export async function siteTables(folder: string): Promise<Map<string, string>> {
  const sites = await readSites(folder)
  const facts = [...new Set(sites.flatMap(([, values]) => Object.keys(values) as (keyof SiteFacts)[]))]
  const written = facts.filter((fact) => fact !== 'order')
  return new Map(written.map((fact) => [`${kebab(fact)}.ts`, tableOf(fact, sites)]))
}

const isTable = (folder: string, file: string, text: string): boolean =>
  existsSync(`${folder}/tables/${file}`) && readFileSync(`${folder}/tables/${file}`, 'utf8') === text

/** Leaves a table as it is where nothing changes: a file that is being written is empty for others that read it at the same time. */
export async function writeSiteTables(folder = root('src/shop/sites')): Promise<void> {
  const tables = await siteTables(folder)
  mkdirSync(`${folder}/tables`, { recursive: true })
  for (const file of readdirSync(`${folder}/tables`)) if (!tables.has(file)) rmSync(`${folder}/tables/${file}`)
  for (const [file, text] of tables) if (!isTable(folder, file, text)) writeFileSync(`${folder}/tables/${file}`, text)
}

export async function checkSites(): Promise<boolean> {
  const folder = root('src/shop/sites')
  const tables = await siteTables(folder)
  const isCurrent =
    readdirSync(`${folder}/tables`).length === tables.size &&
    [...tables].every(([file, text]) => isTable(folder, file, text))
  if (!isCurrent) console.log('  src/shop/sites/tables/ does not match the country files: run `npm run sites`.')
  return isCurrent
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeSiteTables()
