/** The nodes of rollup's syntax tree (ESTree), as far as they are read here. */
export interface Node {
  type: string
  start: number
  end: number
  name?: string
  operator?: string
  computed?: boolean
  optional?: boolean
  shorthand?: boolean
  id?: Node
  local?: Node
  exported?: Node
  imported?: Node
  source?: Node
  specifiers?: Node[]
  param?: Node
  params?: Node[]
  callee?: Node
  object?: Node
  property?: Node
  key?: Node
  value?: Node
  left?: Node
  right?: Node
  body?: Node
  arguments?: Node[]
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

type Visit = (node: Node, parent: Node | undefined) => void

/** Calls back for a node and all nodes in it, from the outside in. */
export function walk(node: Node, visit: Visit, parent?: Node): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) isNode(item) && walk(item, visit, node)
    else if (isNode(value)) walk(value, visit, node)
  }
}
