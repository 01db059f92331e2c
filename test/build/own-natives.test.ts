import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { parseAst } from 'rollup/parseAst'
import { ownNatives } from '../../tools/own-natives.ts'

const require = createRequire(import.meta.url)

/** The rewritten code of a module, without its imports. */
function rewrite(code: string, id = '/x/node_modules/library/index.js'): string {
  const context = {
    parse: parseAst,
    error(message: string) {
      throw new Error(message)
    },
  }
  const { transform } = ownNatives() as unknown as {
    transform(this: typeof context, code: string, id: string): { code: string } | null
  }
  return (transform.call(context, code, id)?.code ?? code).replace(/^(import \{[^}]*\} from "[^"]*";)+/, '')
}

const TABLE: [what: string, code: string, rewritten: string][] = [
  ['classes', 'new Map([[1, new Set()]])', 'new __Map([[1, new __Set()]])'],
  ['a class as a value of its name', 'f({ Map })', 'f({ Map: __Map })'],
  ['no names of members', 'a.Map + { Map: 1 }.Map', 'a.Map + { Map: 1 }.Map'],
  ['no names that the module declares', 'function f(Map) { new Map() }', 'function f(Map) { new Map() }'],
  ['for … in', 'for (var k in (a, b)) c(k)', 'for (var k of Object.keys(Object( (a, b)))) c(k)'],
  ['bind', '(f || g).bind(this, URL).call()', '__bind((f || g), this, __URL).call()'],
  ['reduce', 'a.b().reduce(c, new Map())', '__reduce(a.b(), c, new __Map())'],
  ['Array.from of a set', 'Array.from(new Set(a.bind(b)))', '[...(new __Set(__bind(a, b)))]'],
  [
    'instanceof',
    '!(a(new Map()) instanceof Element) || b instanceof Node',
    '!((Object(a(new __Map())).nodeType === 1)) || (Object(b).nodeType > 0)',
  ],
  ['requests', 'new globalThis.Request(a, new Headers())', 'new __Request(a, new __Headers())'],
  ['an event whose target may be gone', 'e.target.dispatchEvent(f)', 'e.target?.dispatchEvent(f)'],
]

describe('natives of our own in bundled code (THEME-23)', () => {
  for (const [what, code, rewritten] of TABLE) it(what, () => assert.equal(rewrite(code), rewritten))

  it('fails on what it can not rewrite, and on `for … in` of ours', () => {
    assert.throws(() => rewrite('a.reduce(b)'), /without an initial value/)
    assert.throws(() => rewrite('a?.bind(b)'), /bind/)
    assert.throws(() => rewrite('for (const a in b) c(a)', '/x/src/a.ts'), /for … in/)
    assert.equal(rewrite('for (const a of b) c(a)', '/x/src/a.ts'), 'for (const a of b) c(a)')
  })

  it('leaves no `for … in` of React, and none of its events to a target that is gone (LIVE-14)', () => {
    const file = require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js')
    const code = readFileSync(file, 'utf8')
    const rewritten = rewrite(code)
    assert.ok(/\bfor \([^;)]* in /.test(code) && !/\bfor \([^;)]* in /.test(rewritten))
    assert.ok(code.includes('.target.dispatchEvent(') && rewritten.includes('.target?.dispatchEvent('))
    assert.ok(!rewritten.includes('.target.dispatchEvent('))
    parseAst(rewritten)
  })
})
