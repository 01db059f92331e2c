import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { rollup } from 'rollup'
import { ownNatives } from '../../tools/build/own-natives.ts'

const require = createRequire(import.meta.url)

/** The code of a module as a bundle has it, without its imports. */
async function rewrite(code: string, id = '/x/node_modules/library/index.js'): Promise<string> {
  const module = {
    name: 'module',
    resolveId: (found: string) => (found === id ? id : { id: found, external: true }),
    load: () => code,
  }
  const bundle = await rollup({ input: id, treeshake: false, plugins: [module, ownNatives()] })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0].code
    .replace(/^import .*;\n+/gm, '')
    .trim()
    .replace(/;$/, '')
}

const TABLE: [what: string, code: string, rewritten: string][] = [
  ['classes', 'new Map([[1, new Set()]])', 'new OwnMap([[1, new OwnSet()]])'],
  ['a class as a value of its name', 'f({ Map })', 'f({ Map: OwnMap })'],
  ['no names of members', 'a.Map + { Map: 1 }.Map', 'a.Map + { Map: 1 }.Map'],
  ['no names that the module declares', 'function f(Map) { new Map(); }', 'function f(Map) { new Map(); }'],
  [
    'no names that are declared around, in whichever way',
    'function f({ Map, b: [Set] }) { try { new Map(new Set()); } catch (URL) { new URL(g); } }',
    'function f({ Map, b: [Set] }) { try { new Map(new Set()); } catch (URL) { new URL(g); } }',
  ],
  [
    'names that another function or block declares',
    '{ let Map = a; new Map(); } (() => { var Set = b; return new Set(); })(new Map(), new Set())',
    '{ let Map = a; new Map(); } (() => { var Set = b; return new Set(); })(new OwnMap(), new OwnSet())',
  ],
  [
    'no variable that is declared further down',
    'function f() { new Map(); { var Map = a; } }',
    'function f() { new Map(); { var Map = a; } }',
  ],
  ['for … in', 'for (var k in (a, b)) c(k)', 'for (var k of Object.keys(Object( (a, b)))) c(k)'],
  ['bind', '(f || g).bind(h, URL).call()', 'bind((f || g), h, OwnURL).call()'],
  ['reduce', 'a.b().reduce(c, new Map())', 'reduce(a.b(), c, new OwnMap())'],
  ['Array.from of a set', 'Array.from(new Set(a.bind(b)))', '[...(new OwnSet(bind(a, b)))]'],
  [
    'instanceof',
    '!(a(new Map()) instanceof Element) || b instanceof Node',
    '!((Object(a(new OwnMap())).nodeType === 1)) || (Object(b).nodeType > 0)',
  ],
  ['requests', 'new globalThis.Request(a, new globalThis.Headers())', 'new NativeRequest(a, new NativeHeaders())'],
  ['an event whose target may be gone', 'e.target.dispatchEvent(f)', 'e.target?.dispatchEvent(f)'],
]

describe('natives of our own in bundled code (THEME-23)', () => {
  for (const [what, code, rewritten] of TABLE) it(what, async () => assert.equal(await rewrite(code), rewritten))

  it('fails on what it can not rewrite, and on `for … in` of ours', async () => {
    await assert.rejects(rewrite('a.reduce(b)'), /without an initial value/)
    await assert.rejects(rewrite('a?.bind(b)'), /bind/)
    await assert.rejects(rewrite('for (const a in b) c(a)', '/x/src/a.ts'), /for … in/)
    assert.equal(await rewrite('for (const a of b) c(a)', '/x/src/a.ts'), 'for (const a of b) c(a)')
  })

  it('leaves no `for … in` of React, and none of its events to a target that is gone (LIVE-14)', async () => {
    const file = require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js')
    const code = readFileSync(file, 'utf8')
    const rewritten = await rewrite(code)
    assert.ok(/\bfor \([^;)]* in /.test(code) && !/\bfor \([^;)]* in /.test(rewritten))
    assert.ok(code.includes('.target.dispatchEvent(') && rewritten.includes('.target?.dispatchEvent('))
    assert.ok(!rewritten.includes('.target.dispatchEvent('))
  })
})
