/**
 * Chunks share code under short names that rollup gives. The live layer, which each page view loads, has its exports under
 * these names inside too: its list of exports is `b0,b1` instead of `nS as b0,tx as b1`, which is 1 % less.
 */
import { parseAst } from 'rollup/parseAst'
import { type Node, walk } from './syntax.ts'

const SHARED = /^[\w$]{1,2}$/
/** One letter is a name that the minifier gives inside functions. Rollup's names of two begin with a letter from a on. */
const nameOf = (exported: string) => (exported.length === 1 ? `$${exported}` : exported)

/** Whether an identifier is the name of a member, of an export or a label, and no variable. */
const isNameOnly = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'ExportSpecifier' && node === parent.exported) ||
  (parent?.type === 'MemberExpression' && !parent.computed && node === parent.property) ||
  (parent !== undefined && !parent.computed && !parent.shorthand && node === parent.key) ||
  /^(ImportSpecifier|MetaProperty|(Labeled|Break|Continue)Statement)$/.test(parent?.type ?? '')

interface Edit {
  node: Node
  text: string
}

/** From the end on. No line is added or removed. */
const edited = (code: string, edits: readonly Edit[]) =>
  [...edits]
    .sort((a, b) => b.node.start - a.node.start)
    .reduce((text, { node, text: next }) => text.slice(0, node.start) + next + text.slice(node.end), code)

/** Names what the live layer exports, in the code as rollup writes it. A minifier must leave the names that are returned. */
export function nameExports(code: string): { code: string; names: string[] } {
  const variables: { node: Node; parent: Node | undefined }[] = []
  const names = new Map<string, string>()
  const edits: Edit[] = []
  walk(parseAst(code) as unknown as Node, (node, parent) => {
    const { local, exported } = node
    if (node.type === 'ExportSpecifier' && local?.name && exported?.name && SHARED.test(exported.name)) {
      names.set(local.name, nameOf(exported.name))
      edits.push({ node: exported, text: nameOf(exported.name) })
    }
    if (node.type === 'ImportSpecifier') throw new Error('The live layer imports no other chunk.')
    if (node.type === 'Identifier' && !isNameOnly(node, parent)) variables.push({ node, parent })
  })
  const shared = [...names.values()]
  if (new Set(shared).size < shared.length) throw new Error('The live layer exports two things by one name.')
  // A variable that has such a name by chance gets another.
  for (const name of shared) if (!names.has(name)) names.set(name, `${name}$$`)
  for (const { node, parent } of variables) {
    const { name = '' } = node
    const text = names.get(name)
    // `{ name }` is two nodes at one position.
    if (!text || (parent?.shorthand && node === parent.key)) continue
    const isShort = parent?.shorthand || (parent?.type === 'AssignmentPattern' && isDefault(parent, node, variables))
    edits.push({ node, text: isShort ? `${name}: ${text}` : text })
  }
  return { code: edited(code, edits), names: shared }
}

/** Whether it is the `a` of `{ a = 1 }`. */
const isDefault = (pattern: Node, node: Node, all: readonly { node: Node; parent: Node | undefined }[]): boolean =>
  node === pattern.left &&
  all.some(({ node: key, parent }) => parent?.shorthand && key === parent.key && parent.value === pattern)

/** The same names in the imports of another chunk. */
export function nameImports(code: string, isLive: (file: string) => boolean): string {
  const edits: Edit[] = []
  walk(parseAst(code) as unknown as Node, (node) => {
    if (node.type !== 'ImportDeclaration' || !isLive(String(node.source?.value))) return
    for (const { imported } of node.specifiers ?? [])
      if (imported?.name && SHARED.test(imported.name)) edits.push({ node: imported, text: nameOf(imported.name) })
  })
  return edited(code, edits)
}

/** Minified code has `b0 as b0`. The list is its end, so that nothing is shifted. */
export const withShortList = (code: string): string =>
  code.replace(/export\{[^}]*\};?\s*$/, (list) => list.replace(/([\w$]+) as \1(?=[,}])/g, '$1'))
