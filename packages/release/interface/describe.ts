/** The public interface of a build, one line for each thing that a page, a script or a build can rely on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTypes } from './types.ts'

interface Named {
  name: string
  default?: string
  type?: { text: string }
}

interface ElementDoc extends Record<'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties', Named[]> {
  tagName: string
}

interface Package {
  bin: Record<string, string>
  exports: Record<string, string | { types?: string }>
}

const KINDS = { events: 'event', slots: 'slot', cssParts: 'part', cssProperties: 'property' } as const

/** Its attributes with type and default, its events, slots, parts and custom properties. The defaults of properties are looks. */
function describeElement(element: ElementDoc): string[] {
  const tag = element.tagName
  const attributes = element.attributes.map(
    ({ name, type, default: value }) =>
      `attribute ${tag} ${name}: ${type?.text}${value === undefined ? '' : ` = ${value}`}`,
  )
  const others = Object.entries(KINDS).flatMap(([key, kind]) =>
    element[key as keyof typeof KINDS].map(({ name }) => `${kind} ${tag} ${name || '(default)'}`),
  )
  return [`tag ${tag}`, ...attributes, ...others]
}

/** Keys that name files, tags, sites or locales are one line. */
const RECORDS = ['files', 'texts', 'elements', 'sites', 'fragments']

function describeJson(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return [`manifest ${path}[]: ${typeof value[0]}`]
  if (typeof value !== 'object' || value === null)
    return [`manifest ${path}: ${value === null ? 'string' : typeof value}`]
  const isRecord = RECORDS.includes(path.split('.').at(-1) ?? '')
  return Object.entries(value).flatMap(([key, entry]) =>
    describeJson(path ? `${path}.${isRecord ? '*' : key}` : key, entry),
  )
}

/** Names with a hash are in the manifest only; types are described by their declarations. */
const fileOf = (file: string) =>
  /^(chunks|assets|types)\/|^command\/.*-\w{8}\./.test(file)
    ? []
    : [`file ${file.replace(/^fragments\/\w+\//, 'fragments/<site>/')}`]

/** The sorted lines for a build, and the package.json that describes it. */
export function describeInterface(dist: string, { bin, exports }: Package): string[] {
  const json = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'))
  const manifest = json('manifest.json')
  const elements: ElementDoc[] = json('custom-elements.json').modules.flatMap(
    ({ declarations }: { declarations: ElementDoc[] }) => declarations,
  )
  const typed = Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target.types
    return types && !entry.includes('*') ? [[entry, types.replace('./dist/', '')] as const] : []
  })
  const lines = [
    ...elements.flatMap(describeElement),
    ...describeTypes(dist, Object.fromEntries(typed)),
    ...describeJson('', manifest),
    ...Object.keys(manifest.files).flatMap(fileOf),
    ...Object.keys(exports).map((entry) => `export ${entry}`),
    ...Object.keys(bin ?? {}).map((command) => `command ${command}`),
  ]
  return [...new Set(lines)].sort()
}
