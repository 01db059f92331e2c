/**
 * Lets bundled code go by natives of our own where a library of the host page may have overwritten the browser's (THEME-8, THEME-23):
 * classes such as `Map` and `URL`, `bind`, `reduce`, `Array.from` of a set, `Request`; and makes `for … in` of libraries go over an
 * object's own keys. Fails on what it can't rewrite, so that an update of a library can't bring one in unnoticed, and on `for … in` of ours.
 */
import { type Node as SyntaxNode, walk } from 'estree-walker'
import MagicString from 'magic-string'
import type { Plugin } from 'rollup'
import { root } from '../paths.ts'
import { type Scope, scopesOf } from './scopes.ts'

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

type Own = readonly [file: string, name: string]

/** By the name of a class of the browser, ours. */
const CLASSES = new Map<string, Own>([
  ['Map', [FILES.clean, 'OwnMap']],
  ['Set', [FILES.clean, 'OwnSet']],
  ['URL', [FILES.clean, 'OwnURL']],
  ['AbortController', [FILES.clean, 'OwnAbortController']],
  ['Symbol', [FILES.symbol, 'OwnSymbol']],
  ['globalThis.Request', [FILES.request, 'NativeRequest']],
  ['globalThis.Headers', [FILES.request, 'NativeHeaders']],
])

type Node = SyntaxNode & { start: number; end: number }
type Of<Type extends SyntaxNode['type']> = Extract<Node, { type: Type }>

const at = (node: SyntaxNode) => node as Node

/** Rewrites the code of one module. */
class Rewriter {
  readonly text: MagicString
  readonly isOurs: boolean
  /** Our functions that it uses, by the names that they have there. */
  readonly used = new Map<string, Own>()

  constructor(code: string, isOurs: boolean) {
    this.text = new MagicString(code)
    this.isOurs = isOurs
  }

  codeOf = (node: SyntaxNode) => this.text.original.slice(at(node).start, at(node).end)

  /** `a.run(b)` becomes `__run(a, b)`. */
  byFunction({ callee, arguments: given, start, end }: Of<'CallExpression'>, name: 'bind' | 'reduce') {
    this.used.set(`__${name}`, [name === 'bind' ? FILES.natives : FILES.reduce, name])
    const dot = this.text.original.lastIndexOf('.', at((callee as Of<'MemberExpression'>).property).start)
    this.text.appendLeft(start, `__${name}(`)
    this.text.overwrite(dot, given[0] ? at(given[0]).start : end - 1, ', ')
  }

  /** A name that stands for a class of the browser: no member, no key, and declared nowhere. */
  identifier(node: Of<'Identifier'>, parent: SyntaxNode | null, scope: Scope) {
    const own = CLASSES.get(node.name)
    const isKey =
      (parent?.type === 'MemberExpression' && !parent.computed && parent.property === node) ||
      (parent?.type === 'Property' && !parent.computed && parent.value !== node)
    if (own && !isKey && !scope.contains(node.name)) this.used.set(node.name, own)
  }

  /** `globalThis.Request`. */
  member(node: Of<'MemberExpression'>) {
    const own = CLASSES.get(this.codeOf(node))
    if (!own) return
    this.used.set(own[1], own)
    this.text.overwrite(node.start, node.end, own[1])
  }

  /** Returns what can't be rewritten. */
  call(node: Of<'CallExpression'>): string | undefined {
    const { callee, arguments: given, start, end } = node
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return undefined
    const { name } = callee.property
    if (name === 'reduce' && given.length < 2) return '`reduce()` without an initial value'
    if (name === 'bind' || name === 'reduce') {
      if (callee.optional || node.optional) return `\`?.${name}()\``
      this.byFunction(node, name)
    }
    if (this.codeOf(callee) === 'Array.from' && given.length === 1) {
      this.text.overwrite(start, at(given[0] as SyntaxNode).start, '[...(')
      this.text.overwrite(end - 1, end, ')]')
    }
    // React repeats an event that came while it hydrated. Its target may be gone: the browser clears those of shadow roots.
    if (name === 'dispatchEvent' && this.codeOf(callee.object).endsWith('.target'))
      this.text.appendLeft(at(callee.object).end, '?')
    return undefined
  }

  /** A node is recognized by its type: the page may have a function `Element` of its own. */
  instance({ left, right, start, end, operator }: Of<'BinaryExpression'>, scope: Scope) {
    const name = operator === 'instanceof' && right.type === 'Identifier' && !scope.contains(right.name) && right.name
    if (name !== 'Element' && name !== 'Node') return
    this.text.appendLeft(start, '(Object(')
    const word = this.text.original.slice(at(left).end, end).search(/\s*\binstanceof\b/) + at(left).end
    this.text.overwrite(word, end, `).nodeType ${name === 'Element' ? '=== 1' : '> 0'})`)
  }

  /** A page's `Object.prototype` may have keys that can be enumerated. */
  forIn({ left, right, body }: Of<'ForInStatement'>): string | undefined {
    if (this.isOurs) return '`for … in`'
    const word = at(left).end + this.text.original.slice(at(left).end, at(right).start).search(/\bin\b/)
    this.text.overwrite(word, word + 2, 'of Object.keys(Object(')
    this.text.appendLeft(this.text.original.lastIndexOf(')', at(body).start - 1), '))')
    return undefined
  }

  /** The rewritten module; null if it has nothing to rewrite. */
  result() {
    for (const [local, [file, name]] of this.used)
      this.text.prepend(`import { ${name} as ${local} } from ${JSON.stringify(file)};`)
    if (!this.text.hasChanged()) return null
    return { code: this.text.toString(), map: this.text.generateMap({ hires: 'boundary' }) }
  }
}

/** Whatever has none of these needs no look at its syntax. */
const CANDIDATE =
  /\b(for|instanceof|Map|Set|URL|AbortController|Symbol|globalThis)\b|\.(bind|reduce|dispatchEvent)\(|Array\.from/

export const ownNatives = (): Plugin => ({
  name: 'own-natives',
  transform(code, id) {
    if (LEFT_ALONE.includes(id) || !/\.(m?js|tsx?)$/.test(id.split('?')[0] ?? '') || !CANDIDATE.test(code)) return null
    const program = this.parse(code)
    const scopes = scopesOf(program)
    let scope = scopes.get(program) as Scope
    const rewriter = new Rewriter(code, !id.includes('node_modules'))
    walk(program, {
      enter: (visited, parent) => {
        const node = visited as Node
        scope = scopes.get(node) ?? scope
        let problem: string | undefined
        if (node.type === 'Identifier') rewriter.identifier(node, parent, scope)
        if (node.type === 'MemberExpression') rewriter.member(node)
        if (node.type === 'CallExpression') problem = rewriter.call(node)
        if (node.type === 'ForInStatement') problem = rewriter.forIn(node)
        if (node.type === 'BinaryExpression') rewriter.instance(node, scope)
        if (problem) this.error(`Can’t rewrite ${problem}: see tools/build/own-natives.ts.`)
      },
      leave: (visited) => {
        if (scopes.has(visited)) scope = scope.parent ?? scope
      },
    })
    return rewriter.result()
  },
})
