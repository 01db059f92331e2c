import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../paths.mjs'
import { themeNames } from '../themes.mjs'

/** `{type} [name=default] - text`, as JSDoc writes it; type and default may be missing. */
function parseTag(text) {
  const [, type, name = '', fallback, , description = ''] =
    /^(?:\{([^}]*)\}\s+)?\[?([\w:/-]+)(?:=([^\]]*))?(\])?\s*(?:-\s*)?([\s\S]*)$/.exec(text.trim()) ?? []
  return { name, type, fallback, description: description.trim() }
}

function readElement(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const doc = source.statements
    .flatMap((statement) => ts.getJSDocCommentsAndTags(statement))
    .find((node) => node.tags?.length)
  if (!doc) return undefined
  const all = (name) =>
    doc.tags
      .filter((tag) => tag.tagName.text === name)
      // TypeScript splits off a type for tags that it knows; the text as written is what counts here.
      .map((tag) =>
        parseTag(
          tag
            .getText()
            .replace(/^@\w+\s*/, '')
            .replace(/\n\s*\*\s*/g, ' ')
            .replace(/[\s*/]+$/, ''),
        ),
      )
  return { summary: ts.getTextOfJSDocComment(doc.comment) ?? '', all }
}

const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
const plain = ({ name, description }) => ({ name, description })

const COMMON = [
  {
    name: 'site',
    type: "'DE' | 'AT' | 'CH' | 'CH_FR' | 'PL' | 'CZ' | 'HU' | 'SK' | 'TR'",
    fallback: 'DE',
    description: 'The country site.',
  },
  { name: 'locale', type: 'string', description: "The language; by default the site's." },
  { name: 'product', type: 'string', fallback: 'Shop', description: 'The brand name.' },
  {
    name: 'stage',
    type: "'production' | 'staging' | 'test'",
    fallback: 'production',
    description: 'Where the page runs.',
  },
  {
    name: 'theme',
    type: themeNames()
      .map((name) => `'${name}'`)
      .join(' | '),
    fallback: 'light',
    description: 'The colours.',
  },
  { name: 'api-base', type: 'string', description: "Prefix of every service's path; by default same-origin." },
]

/** Writes dist/custom-elements.json from the doc comments of src/elements/shop-*.ts. */
export function writeElementsManifest() {
  const files = readdirSync(root('src/elements')).filter((name) => /^shop-\w+\.ts$/.test(name))
  const modules = files.flatMap((name) => {
    const element = readElement(root(`src/elements/${name}`))
    if (!element) throw new Error(`src/elements/${name} has no doc comment with its attributes.`)
    const tagName = name.replace('.ts', '')
    const className = tagName.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())
    const attributes = [...COMMON, ...element.all('attr')].map(({ name: attribute, type, fallback, description }) => ({
      name: attribute,
      fieldName: camel(attribute),
      type: { text: type ?? 'string' },
      ...(fallback !== undefined && { default: fallback }),
      description,
    }))
    const path = `elements/${tagName}.js`
    const declaration = {
      kind: 'class',
      customElement: true,
      name: className,
      tagName,
      superclass: { name: 'HTMLElement' },
      description: element.summary,
      attributes,
      members: attributes.map(({ fieldName, type, description }) => ({
        kind: 'field',
        name: fieldName,
        type,
        description,
      })),
      events: element
        .all('fires')
        .map(({ name: event, description }) => ({ name: event, type: { text: 'CustomEvent' }, description })),
      slots: element.all('slot').map(plain),
      cssParts: element.all('csspart').map(plain),
      cssProperties: element.all('cssprop').map((property) => ({
        ...plain(property),
        ...(property.fallback && { default: property.fallback }),
      })),
    }
    const exported = {
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name: className, module: path },
    }
    return { kind: 'javascript-module', path, declarations: [declaration], exports: [exported] }
  })
  const manifest = { schemaVersion: '2.1.0', readme: 'README.md', modules }
  writeFileSync(root('dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
