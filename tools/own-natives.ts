import type { Plugin, ProgramNode } from 'rollup'
import { root } from './paths.ts'

/** What stands for a native, and where it comes from. `Request` is apart: only code that is fetched late needs it. */
const OWN = {
  bind: { specifier: 'bind as __bind', file: root('src/page/browser/natives.ts') },
  Request: { specifier: 'NativeRequest as __Request', file: root('src/page/browser/native-request.ts') },
} as const
type Native = keyof typeof OWN

/** The nodes of rollup's syntax tree (ESTree), as far as they are read here. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  computed?: boolean
  callee?: Node
  object?: Node
  property?: Node
  arguments?: Node[]
}

type TextOf = (node: Node) => string

interface Rewrite {
  /** The text to put before a call's arguments. */
  open: string
  /** The text to put after them. */
  close: string
  native?: Native
}

/** Undefined for a call that is not rewritten. */
function rewrite({ callee, arguments: given = [] }: Node, textOf: TextOf): Rewrite | undefined {
  if (callee?.type !== 'MemberExpression' || callee.computed || !callee.object) return undefined
  if (callee.property?.name === 'bind') return { open: `__bind(${textOf(callee.object)}, `, close: ')', native: 'bind' }
  if (textOf(callee) === 'Array.from' && given.length === 1) return { open: '[...(', close: ')]' }
  return undefined
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) isNode(item) && (yield* nodesOf(item))
    else if (isNode(value)) yield* nodesOf(value)
  }
}

/**
 * A rollup plugin that replaces natives in libraries where a library of the host page may have overwritten them (MooTools 1.4:
 * `bind` keeps one argument, `Request` is another class; Prototype and MooTools: `Array.from` of a set is empty) (THEME-8). Fails
 * on a call that it can't rewrite, so that an update of a library can't bring one in unnoticed.
 */
export const ownNatives = (): Plugin => ({
  name: 'own-natives',
  transform(code, id) {
    if (!id.includes('node_modules') || !/\.bind\(|Array\.from\(|globalThis\.Request\b|\bnew Request\(/.test(code))
      return null
    const edits: { start: number; end: number; text: string }[] = []
    const natives = new Set<Native>()
    const textOf: TextOf = ({ start, end }) => code.slice(start, end)
    const edit = (start: number, end: number, text: string) => edits.push({ start, end, text })
    for (const node of nodesOf(this.parse(code) as ProgramNode as unknown as Node)) {
      const requestNode =
        node.type === 'NewExpression' && node.callee && textOf(node.callee) === 'Request' && node.callee
      const isGlobalRequest = node.type === 'MemberExpression' && textOf(node) === 'globalThis.Request'
      if (requestNode || isGlobalRequest) {
        const { start, end } = requestNode || node
        edit(start, end, '__Request')
        natives.add('Request')
      }
      const found = node.type === 'CallExpression' && rewrite(node, textOf)
      if (!found) continue
      const receiver = node.callee?.object
      if (receiver && [...nodesOf(receiver)].some((inner) => inner.type === 'CallExpression'))
        this.error('Can’t rewrite `bind` on the result of a call: see tools/own-natives.ts.')
      edit(node.start, node.arguments?.[0]?.start ?? node.end - 1, found.open)
      edit(node.end - 1, node.end, found.close)
      if (found.native) natives.add(found.native)
    }
    if (edits.length === 0) return null
    const rewritten = edits
      .sort((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
    const imports = [...natives].map(
      (name) => `import { ${OWN[name].specifier} } from ${JSON.stringify(OWN[name].file)};`,
    )
    // On its first line, so that no line shifts.
    return { code: imports.join('') + rewritten, map: null }
  },
})
