/** Which names are declared around a node of a syntax tree. */
import { type Node, walk } from 'estree-walker'

export class Scope {
  readonly names = new Set<string>()

  constructor(readonly parent?: Scope) {}

  contains = (name: string): boolean => this.names.has(name) || (this.parent?.contains(name) ?? false)

  /** Declares all names of a pattern. */
  add(pattern: Node | null | undefined): void {
    if (pattern?.type === 'Identifier') this.names.add(pattern.name)
    if (pattern?.type === 'ObjectPattern')
      for (const one of pattern.properties) this.add(one.type === 'Property' ? one.value : one)
    if (pattern?.type === 'ArrayPattern') for (const one of pattern.elements) this.add(one)
    if (pattern?.type === 'RestElement') this.add(pattern.argument)
    if (pattern?.type === 'AssignmentPattern') this.add(pattern.left)
  }
}

const SCOPED = /Function|^(Program|BlockStatement|For(In|Of)?Statement|SwitchStatement|CatchClause|ClassExpression)$/
const isFunction = (node: Node) => node.type === 'Program' || node.type.includes('Function')

/** By each node that has one, its scope. */
export function scopesOf(program: Node): ReadonlyMap<Node, Scope> {
  const scopes = new Map<Node, Scope>()
  /** The nodes around the one that is visited, itself last. */
  const around: Node[] = []
  const inner = (isOne: (node: Node) => boolean = () => true) =>
    scopes.get(around.findLast((node) => scopes.has(node) && isOne(node)) ?? program) as Scope
  walk(program, {
    enter(node) {
      if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') inner().add(node.id)
      if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) inner().add(local)
      if (node.type === 'VariableDeclaration')
        for (const { id } of node.declarations) (node.kind === 'var' ? inner(isFunction) : inner()).add(id)
      around.push(node)
      if (!SCOPED.test(node.type)) return
      const scope = new Scope(scopes.size > 0 ? inner() : undefined)
      scopes.set(node, scope)
      if (node.type === 'FunctionExpression' || node.type === 'ClassExpression') scope.add(node.id)
      if ('params' in node) for (const one of node.params) scope.add(one)
      if (node.type === 'CatchClause') scope.add(node.param)
    },
    leave() {
      around.pop()
    },
  })
  return scopes
}
