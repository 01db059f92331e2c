import { root } from './paths.mjs'

const NATIVES = root('src/page/browser/natives.ts')

/** A call's replacement: what stands before its arguments, or nothing. */
function rewrite({ callee, arguments: given }, textOf) {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  const { object, property } = callee
  if (property.name === 'bind') return { open: `__bind(${textOf(object)}, `, close: ')', uses: 'bind as __bind' }
  if (textOf(callee) === 'Array.from' && given.length === 1) return { open: '[...(', close: ')]' }
  return undefined
}

const isNode = (value) => typeof value?.type === 'string'

function* nodesOf(node) {
  yield node
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) isNode(item) && (yield* nodesOf(item))
    else if (isNode(value)) yield* nodesOf(value)
  }
}

/**
 * A rollup plugin: libraries do without what a host page's own library may have overwritten (MooTools 1.4: `bind` keeps one
 * argument, `Request` is another class; Prototype and MooTools: `Array.from` of a set is empty). Fails when a call can't
 * be read, so that no new release of a library slips through.
 */
export const ownNatives = () => ({
  name: 'own-natives',
  transform(code, id) {
    if (!id.includes('node_modules') || !/\.bind\(|Array\.from\(|globalThis\.Request\b|\bnew Request\(/.test(code))
      return null
    const edits = []
    const imports = new Set()
    const textOf = ({ start, end }) => code.slice(start, end)
    const edit = (start, end, text) => edits.push({ start, end, text })
    for (const node of nodesOf(this.parse(code))) {
      const isRequest =
        (node.type === 'MemberExpression' && textOf(node) === 'globalThis.Request') ||
        (node.type === 'NewExpression' && textOf(node.callee) === 'Request')
      if (isRequest) {
        const { start, end } = node.type === 'NewExpression' ? node.callee : node
        edit(start, end, '__Request')
        imports.add('NativeRequest as __Request')
      }
      const found = node.type === 'CallExpression' && rewrite(node, textOf)
      if (!found) continue
      if (node.callee.object && [...nodesOf(node.callee.object)].some((inner) => inner.type === 'CallExpression'))
        this.error('A bound function that is itself the answer of a call: see tools/own-natives.mjs.')
      edit(node.start, node.arguments[0]?.start ?? node.end - 1, found.open)
      edit(node.end - 1, node.end, found.close)
      if (found.uses) imports.add(found.uses)
    }
    if (edits.length === 0) return null
    const rewritten = edits
      .sort((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
    const line = imports.size > 0 ? `import { ${[...imports].join(', ')} } from ${JSON.stringify(NATIVES)};\n` : ''
    return { code: line + rewritten, map: null }
  },
})
