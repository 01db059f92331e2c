import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { TAGS, type Tag } from '../../src/page/configuration/tags.ts'
import { type AttributeDoc, describeAttributes } from '../attributes.ts'
import { root } from '../paths.ts'
import { customProperties } from './custom-properties.ts'

interface DocTag {
  name: string
  description: string
}

/** `name - text`, as JSDoc writes it. */
function parseTag(text: string): DocTag {
  const [, name = '', description = ''] = /^([\w:/-]+)\s*(?:-\s*)?([\s\S]*)$/.exec(text.trim()) ?? []
  return { name, description: description.trim() }
}

/** The doc comment of an element's file: its summary, and its `@fires`, `@slot`, `@csspart` and `@cssprop`. */
function readElement(tag: Tag) {
  const file = root(`src/elements/${tag}.ts`)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const doc = source.statements
    .flatMap((statement) => ts.getJSDocCommentsAndTags(statement))
    .find((node): node is ts.JSDoc => ts.isJSDoc(node) && node.tags !== undefined)
  if (!doc) throw new Error(`src/elements/${tag}.ts has no doc comment.`)
  const all = (name: string): DocTag[] =>
    (doc.tags ?? [])
      .filter((docTag) => docTag.tagName.text === name)
      // As written: TypeScript would split off types.
      .map((docTag) =>
        parseTag(
          docTag
            .getText()
            .replace(/^@\w+\s*/, '')
            .replace(/\n\s*\*\s*/g, ' ')
            .replace(/[\s*/]+$/, ''),
        ),
      )
  return { summary: ts.getTextOfJSDocComment(doc.comment) ?? '', all }
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const attributeOf = ({ name, type, default: value, description }: AttributeDoc) => ({
  name,
  fieldName: camel(name),
  type: { text: type },
  ...(value !== '' && { default: value }),
  description,
})

function moduleOf(tag: Tag, attributeDocs: AttributeDoc[]) {
  const element = readElement(tag)
  const className = tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  const attributes = attributeDocs.map(attributeOf)
  const path = `elements/${tag}.js`
  const declaration = {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    superclass: { name: 'HTMLElement' },
    description: element.summary,
    attributes,
    members: attributes.map(({ fieldName, type, description }) => ({
      kind: 'field',
      name: fieldName,
      type,
      description,
    })),
    events: element.all('fires').map(({ name, description }) => ({ name, type: { text: 'CustomEvent' }, description })),
    slots: element.all('slot'),
    cssParts: element.all('csspart'),
    cssProperties: [...customProperties(tag), ...element.all('cssprop')],
  }
  const exported = { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } }
  return { kind: 'javascript-module', path, declarations: [declaration], exports: [exported] }
}

/** Writes dist/custom-elements.json: attributes from their tables, custom properties from the sheets, the rest from the doc comments of src/elements/. */
export function writeElementsManifest(): void {
  const { common, own } = describeAttributes()
  const modules = TAGS.map((tag) => moduleOf(tag, [...common, ...own[tag]]))
  const manifest = { schemaVersion: '2.1.0', readme: 'README.md', modules }
  writeFileSync(root('dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
