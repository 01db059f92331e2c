/** The custom properties that a page can set, for editors: which ones an element's sheets read, and what each is for. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Tag } from '../../src/page/configuration/tags.ts'
import { wholeSheet } from './compile-css.ts'
import { tokensByProperty } from './theme-sheets.ts'

/** The description of the one that is no look. */
const HEADER_TOP = 'How far below the window’s top the header sticks; set it on the page root.'

/** By property. */
const descriptions = (): Map<string, string | undefined> =>
  new Map([
    ...[...tokensByProperty()].map(([name, { $description }]) => [name, $description] as const),
    ['--shop-header-top', HEADER_TOP],
  ])

/** Properties that the elements set themselves; no page sets them. */
const OWN = /^--shop-(reserve|header-height)/

/** The texts of a sheet and of all that it imports; of the themes the default one. */
function sheetsOf(file: string): string[] {
  const css = readFileSync(file, 'utf8')
  const imported = [...css.matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
    resolve(dirname(file), path.replace('*', 'light')),
  )
  return [...imported.flatMap(sheetsOf), css]
}

/** Each `var(--shop-…, default)`; a default may hold parentheses, and other properties. */
const VARIABLE = /var\(\s*(--shop-[\w-]+)\s*,?\s*(?=((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))/g

/** The name of a property of the element's own, for authors: `var(--_…)` says nothing to them. */
const publicDefault = (fallback: string) =>
  fallback.replaceAll(/\s+/g, ' ').trim().replaceAll('var(--_shadow-color)', 'var(--shop-color-shadow)')

/**
 * The custom properties that the sheets of an element read, with their defaults (DELIVERY-5).
 *
 * @throws when one has no description.
 */
export function customProperties(tag: Tag): { name: string; description: string; default: string }[] {
  const found = new Map<string, string>()
  for (const css of sheetsOf(wholeSheet(tag)))
    for (const [, name = '', fallback = ''] of css.matchAll(VARIABLE))
      if (!OWN.test(name) && !found.has(name)) found.set(name, publicDefault(fallback))
  const known = descriptions()
  return [...found].map(([name, fallback]) => {
    const description = known.get(name)
    if (!description) throw new Error(`tokens.json does not describe ${name}.`)
    return { name, description, default: fallback }
  })
}

export const describedProperties = (): string[] => [...descriptions().keys()]
