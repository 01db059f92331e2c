import { readFileSync, writeFileSync } from 'node:fs'
import { TAGS, type Tag } from '../../src/page/configuration/tags.ts'
import { type AttributeDoc, describeAttributes } from '../attributes.ts'
import { root } from '../paths.ts'
import { customProperties } from './custom-properties.ts'

/** The doc comment of an element's file: its summary, and its `@fires`, `@slot`, `@csspart` and `@cssprop`, each as `name - text`. */
function readElement(tag: Tag) {
  const source = readFileSync(root(`src/elements/${tag}.ts`), 'utf8')
  const [comment = ''] = /\/\*\*(?:(?!\*\/)[\s\S])*\n \* @[\s\S]*?\*\//.exec(source) ?? []
  const [summary = '', ...tags] = comment.replaceAll(/^\/\*\*\n|\n? \*\/$|^ \* ?/gm, '').split(/^@/m)
  if (tags.length === 0) throw new Error(`src/elements/${tag}.ts has no doc comment.`)
  const all = (kind: string) =>
    tags.flatMap((text) => {
      const [, found, name = '', description = ''] = /^(\w+) ([\w:/-]+)(?: - ([\s\S]*))?/.exec(text) ?? []
      return found === kind ? [{ name, description: description.trim().replaceAll('\n', ' ') }] : []
    })
  return { summary: summary.trim(), all }
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

/**
 * Writes dist/custom-elements.json, and returns what is in it: attributes from their tables, custom properties from the sheets, the rest
 * from the doc comments of src/elements/.
 */
export function writeElementsManifest(): object {
  const { common, own } = describeAttributes()
  const modules = TAGS.map((tag) => moduleOf(tag, [...common, ...own[tag]]))
  const manifest = { schemaVersion: '2.1.0', readme: 'README.md', modules }
  writeFileSync(root('dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
