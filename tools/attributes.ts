/**
 * Documentation of attributes, generated from src/page/configuration/tables/: values from the tables, descriptions from their
 * doc comments.
 */
import { readFileSync } from 'node:fs'
import type { Attribute, AttributeTable } from '../src/page/configuration/attribute.ts'
import { ATTRIBUTES } from '../src/page/configuration/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../src/page/configuration/tables/common.ts'
import { TAGS, type Tag } from '../src/page/configuration/tags.ts'
import { themeNames } from './build/theme-names.ts'
import { root } from './paths.ts'

const SOURCE = 'src/page/configuration/tables'

export interface AttributeDoc {
  name: string
  /** As TypeScript writes it. */
  type: string
  default: string
  description: string
}

/** A row of a table, with its doc comment. */
const ROW = /\/\*\*\s+((?:(?!\*\/)[\s\S])+?)\s+\*\/\s+'?([\w-]+)'?: [{A-Z]/g

const typeOf = (name: string, attribute: Attribute): string => {
  if (attribute.kind === 'boolean') return 'boolean'
  if (attribute.kind !== 'choice') return attribute.kind === 'json' ? 'JSON' : 'string'
  // Themes are files; the build inserts their names.
  const choices = name === 'theme' ? themeNames() : attribute.of
  return choices.map((choice) => `'${choice}'`).join(' | ')
}

/** `file`: of the table. */
function describeTable(file: string, table: AttributeTable): AttributeDoc[] {
  const source = readFileSync(root(`${SOURCE}/${file}.ts`), 'utf8')
  const descriptions = new Map([...source.matchAll(ROW)].map(([, comment = '', name = '']) => [name, comment]))
  return Object.entries(table).map(([name, attribute]) => {
    const description = descriptions.get(name)?.replaceAll(/\s+\* /g, ' ')
    if (!description) throw new Error(`${SOURCE}: "${name}" has no doc comment.`)
    return { name, type: typeOf(name, attribute), default: String(attribute.default ?? ''), description }
  })
}

/** Every attribute of every tag, and of all tags. */
export const describeAttributes = (): { common: AttributeDoc[]; own: Record<Tag, AttributeDoc[]> } => ({
  common: describeTable('common', COMMON_ATTRIBUTES),
  own: Object.fromEntries(TAGS.map((tag) => [tag, describeTable(tag, ATTRIBUTES[tag])])) as Record<Tag, AttributeDoc[]>,
})

const defaultOf = (name: string, value: string) =>
  name === 'locale' ? '; of the site' : value === '' ? '' : `; \`${value}\``

const rowOf = ({ name, type, default: value, description }: AttributeDoc) =>
  `| \`${name}\` | ${type.replaceAll("'", '`').replaceAll(' | ', ', ')}${defaultOf(name, value)} | ${description} |`

const tableOf = (rows: AttributeDoc[]) =>
  ['| attribute | type; default | description |', '|---|---|---|', ...rows.map(rowOf)].join('\n')

/** The text that docs/attributes.md must have. */
export function attributesPage(): string {
  const { common, own } = describeAttributes()
  const sections = TAGS.map((tag) => `## \`${tag}\`\n\n${tableOf(own[tag])}`)
  return `${[
    '# Attributes',
    `<!-- Written by \`npm run docs\` from ${SOURCE}; do not edit. -->`,
    'Every attribute is also a property of the element, in camelCase. A boolean is on when it is present, empty or `true`, and off when it is absent or `false`.',
    `## All tags\n\nThese may be set for the whole page ([how](elements.md#configuration)).\n\n${tableOf(common)}`,
    ...sections,
  ].join('\n\n')}\n`
}
