/**
 * Documentation of attributes, generated from src/page/configuration/tables/: values from the tables, descriptions from their
 * doc comments. `npm run docs` writes docs/attributes.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import type { Attribute, AttributeTable } from '../src/page/configuration/attribute.ts'
import { ATTRIBUTES } from '../src/page/configuration/attribute-tables.ts'
import { COMMON_ATTRIBUTES } from '../src/page/configuration/tables/common.ts'
import { TAGS, type Tag } from '../src/page/configuration/tags.ts'
import { themeNames } from './build/theme-names.ts'
import { root } from './paths.ts'

const SOURCE = 'src/page/configuration/tables'
const PAGE = 'docs/attributes.md'

export interface AttributeDoc {
  name: string
  /** As TypeScript writes it. */
  type: string
  default: string
  description: string
}

/** Doc comments of the rows, by table and attribute name. */
function readDescriptions(): Record<string, Record<string, string>> {
  const tables: Record<string, Record<string, string>> = {}
  const visit = (node: ts.Node, table?: string): void => {
    const current = ts.isVariableDeclaration(node) ? node.name.getText() : table
    if (current && ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      const [doc] = ts.getJSDocCommentsAndTags(node)
      const comment = doc && ts.getTextOfJSDocComment(doc.comment)
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()
      if (comment) {
        tables[current] ??= {}
        tables[current][name] = comment.replaceAll('\n', ' ')
      }
      return
    }
    ts.forEachChild(node, (child) => visit(child, current))
  }
  for (const name of readdirSync(root(SOURCE))) {
    const file = `${SOURCE}/${name}`
    visit(ts.createSourceFile(file, readFileSync(root(file), 'utf8'), ts.ScriptTarget.Latest, true))
  }
  return tables
}

const typeOf = (name: string, attribute: Attribute): string => {
  if (attribute.kind === 'boolean') return 'boolean'
  if (attribute.kind !== 'choice') return attribute.kind === 'json' ? 'JSON' : 'string'
  // Themes are files; the build inserts their names.
  const choices = name === 'theme' ? themeNames() : attribute.of
  return choices.map((choice) => `'${choice}'`).join(' | ')
}

function describeTable(table: AttributeTable, descriptions: Record<string, string> = {}): AttributeDoc[] {
  return Object.entries(table).map(([name, attribute]) => {
    const description = descriptions[name]
    if (!description) throw new Error(`${SOURCE}: "${name}" has no doc comment.`)
    return { name, type: typeOf(name, attribute), default: String(attribute.default ?? ''), description }
  })
}

/** Every attribute of every tag, and of all tags. */
export function describeAttributes(): { common: AttributeDoc[]; own: Record<Tag, AttributeDoc[]> } {
  const descriptions = readDescriptions()
  const own = TAGS.map((tag) => {
    const name = `${tag.replace('shop-', '').toUpperCase()}_ATTRIBUTES`
    return [tag, describeTable(ATTRIBUTES[tag], descriptions[name])]
  })
  return {
    common: describeTable(COMMON_ATTRIBUTES, descriptions.COMMON_ATTRIBUTES),
    own: Object.fromEntries(own) as Record<Tag, AttributeDoc[]>,
  }
}

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

export function checkAttributesPage(): boolean {
  const isCurrent = readFileSync(root(PAGE), 'utf8') === attributesPage()
  if (!isCurrent) console.log(`  ${PAGE} does not match ${SOURCE}: run \`npm run docs\`.`)
  return isCurrent
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(root(PAGE), attributesPage())
