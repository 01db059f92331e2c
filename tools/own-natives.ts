import type { Plugin, ProgramNode } from 'rollup'
import { root } from './paths.ts'
import { type Node, walk } from './syntax.ts'

/** The module of ours that stands for a native. `Request` and `Headers` are apart: only code that is fetched late needs them. */
const FILES = {
  clean: root('src/page/browser/clean.ts'),
  symbol: root('src/page/browser/own-symbol.ts'),
  natives: root('src/page/browser/natives.ts'),
  reduce: root('src/page/browser/reduce.ts'),
  request: root('src/page/browser/native-request.ts'),
}
/** These read the page's own natives. */
const LEFT_ALONE = [...Object.values(FILES), root('src/doctor/libraries.ts'), root('src/doctor/own-fetch.ts')]
const CLASSES: Record<string, string> = {
  Map: FILES.clean,
  Set: FILES.clean,
  URL: FILES.clean,
  AbortController: FILES.clean,
  Symbol: FILES.symbol,
}
const OF_CALLS: Record<string, string> = { Request: 'NativeRequest', Headers: 'NativeHeaders' }

/** The names that a module declares itself, anywhere in it: these are no natives there. */
function declaredIn(program: Node): Set<string> {
  const names = new Set<string>()
  const add = (pattern: Node | null | undefined) => {
    if (pattern) walk(pattern, ({ type, name }) => type === 'Identifier' && name && names.add(name))
  }
  walk(program, (node) => {
    if (/^(Variable|Function|Class|Arrow)/.test(node.type))
      for (const one of [node.id, ...(node.params ?? [])]) add(one)
    if (node.type === 'CatchClause') add(node.param)
    if (/^Import\w*Specifier$/.test(node.type)) add(node.local)
  })
  return names
}

/** Whether an identifier is the name of a member, and no reference. */
const isMemberName = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  !parent.computed &&
  !parent.shorthand &&
  (parent.property === node || (parent.key === node && parent.value !== node))

interface Edit {
  start: number
  end: number
  text: string
}

/** Replaces the natives of one module. */
class Rewriter {
  readonly edits: Edit[] = []
  /** By local name, the export that it is imported from. */
  readonly imports = new Map<string, string>()
  readonly code: string
  readonly isLibrary: boolean

  constructor(code: string, isLibrary: boolean) {
    this.code = code
    this.isLibrary = isLibrary
  }

  textOf = ({ start, end }: Node) => this.code.slice(start, end)

  replace(start: number, end: number, text: string) {
    this.edits.push({ start, end, text })
  }

  use(name: string, exported: string, file: string): string {
    const local = `__${name}`
    this.imports.set(local, `import { ${exported} as ${local} } from ${JSON.stringify(file)};`)
    return local
  }

  identifier(node: Node, parent: Node | undefined, declared: ReadonlySet<string>) {
    const { name = '' } = node
    if (declared.has(name) || isMemberName(node, parent)) return
    const classFile = Object.hasOwn(CLASSES, name) && CLASSES[name]
    if (!classFile && !(OF_CALLS[name] && parent?.type === 'NewExpression')) return
    const local = classFile
      ? this.use(name, `Own${name}`, classFile)
      : this.use(name, OF_CALLS[name] as string, FILES.request)
    // `{ Map }` is one node as key and value.
    if (parent?.shorthand && node === parent.key) return
    this.replace(node.start, node.end, parent?.shorthand ? `${name}: ${local}` : local)
  }

  member(node: Node) {
    const name = /^globalThis\.(\w+)$/.exec(this.textOf(node))?.[1] ?? ''
    const exported = OF_CALLS[name]
    if (exported) this.replace(node.start, node.end, this.use(name, exported, FILES.request))
  }

  /** `a.run(b)` becomes `run(a, b)`. */
  byFunction(node: Node, local: string) {
    const { callee, arguments: given = [] } = node
    const dot = this.code.lastIndexOf('.', callee?.property?.start)
    this.replace(node.start, node.start, `${local}(`)
    this.replace(dot, given[0]?.start ?? node.end - 1, ', ')
  }

  /** Returns what can't be rewritten. */
  call(node: Node): string | undefined {
    const { callee, arguments: given = [] } = node
    if (callee?.type !== 'MemberExpression' || callee.computed || !callee.object) return undefined
    const name = callee.property?.name
    const isOurs = name === 'bind' || (name === 'reduce' && given.length > 1)
    if (isOurs && (callee.optional || node.optional)) return `\`?.${name}()\``
    if (name === 'reduce' && !isOurs) return '`reduce()` without an initial value'
    if (name === 'bind') this.byFunction(node, this.use('bind', 'bind', FILES.natives))
    if (name === 'reduce') this.byFunction(node, this.use('reduce', 'reduce', FILES.reduce))
    if (this.textOf(callee) === 'Array.from' && given.length === 1) {
      this.replace(node.start, given[0]?.start ?? node.end, '[...(')
      this.replace(node.end - 1, node.end, ')]')
    }
    // React repeats an event that came while it hydrated. Its target may be gone: the browser clears those of shadow roots.
    if (name === 'dispatchEvent' && this.textOf(callee.object).endsWith('.target'))
      this.replace(callee.object.end, callee.object.end, '?')
    return undefined
  }

  /** A node is recognized by its type: the page may have a function `Element` of its own. */
  instance({ start, end, operator, left, right }: Node, declared: ReadonlySet<string>) {
    const name = right?.type === 'Identifier' ? right.name : undefined
    if (operator !== 'instanceof' || !left || !name || declared.has(name)) return
    if (name !== 'Element' && name !== 'Node') return
    this.replace(start, start, '(Object(')
    this.replace(left.end, end, `).nodeType ${name === 'Element' ? '=== 1' : '> 0'})`)
  }

  /** A page's `Object.prototype` may have keys that can be enumerated. */
  forIn({ left, right, body }: Node): string | undefined {
    if (!this.isLibrary) return '`for … in`'
    if (!left || !right || !body) return undefined
    const word = left.end + this.code.slice(left.end, right.start).search(/\bin\b/)
    const close = this.code.lastIndexOf(')', body.start - 1)
    this.replace(word, word + 2, 'of Object.keys(Object(')
    this.replace(close, close, '))')
    return undefined
  }
}

const LIBRARY = /node_modules/
/** Whatever has none of these needs no look at its syntax. */
const CANDIDATE = new RegExp(
  `\\b(${[...Object.keys(CLASSES), 'Request', 'Headers', 'for', 'instanceof'].join('|')})\\b|\\.(bind|reduce|dispatchEvent)\\(|Array\\.from`,
)

/**
 * A rollup plugin that lets bundled code go by natives of our own where a library of the host page may have overwritten the
 * browser's (THEME-8, THEME-23): classes such as `Map` and `URL`, `bind`, `reduce`, `Array.from` of a set, `Request`; and that
 * makes `for … in` of libraries go over an object's own keys. Fails on what it can't rewrite, so that an update of a library
 * can't bring one in unnoticed, and on `for … in` of ours.
 */
export const ownNatives = (): Plugin => ({
  name: 'own-natives',
  transform(code, id) {
    if (LEFT_ALONE.includes(id) || !/\.(m?js|tsx?)$/.test(id.split('?')[0] ?? '')) return null
    if (!CANDIDATE.test(code)) return null
    const program = this.parse(code) as ProgramNode as unknown as Node
    const declared = declaredIn(program)
    const rewriter = new Rewriter(code, LIBRARY.test(id))
    walk(program, (node, parent) => {
      let problem: string | undefined
      if (node.type === 'Identifier') rewriter.identifier(node, parent, declared)
      if (node.type === 'MemberExpression') rewriter.member(node)
      if (node.type === 'CallExpression') problem = rewriter.call(node)
      if (node.type === 'ForInStatement') problem = rewriter.forIn(node)
      if (node.type === 'BinaryExpression') rewriter.instance(node, declared)
      if (problem) this.error(`Can’t rewrite ${problem}: see tools/own-natives.ts.`)
    })
    const { edits, imports } = rewriter
    if (edits.length === 0) return null
    // From the end on; of several at one position the later ones are inside the earlier.
    const rewritten = edits
      .map((edit, order) => ({ ...edit, order }))
      .sort((a, b) => b.start - a.start || b.order - a.order)
      .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
    // On its first line, so that no line shifts.
    return { code: [...imports.values()].join('') + rewritten, map: null }
  },
})
