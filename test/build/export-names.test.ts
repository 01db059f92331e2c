import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nameExports, nameImports, withShortList } from '../../tools/export-names.ts'

const TABLE: [what: string, code: string, named: string][] = [
  ['a variable', 'let run = 1; run(); export { run as b0 };', 'let b0 = 1; b0(); export { b0 as b0 };'],
  ['one of one letter', 'let run = 1; export { run as b };', 'let $b = 1; export { $b as $b };'],
  ['no member', 'let run = a.run; export { run as b0 };', 'let b0 = a.run; export { b0 as b0 };'],
  ['no key', 'let run = { run: 1 }; export { run as b0 };', 'let b0 = { run: 1 }; export { b0 as b0 };'],
  ['a value', 'let run; f({ run }); export { run as b0 };', 'let b0; f({ run: b0 }); export { b0 as b0 };'],
  [
    'a variable with a default',
    'let { run = 1 } = a; export { run as b0 };',
    'let { run: b0 = 1 } = a; export { b0 as b0 };',
  ],
  ['what hides it', 'let run; (run) => run; export { run as b0 };', 'let b0; (b0) => b0; export { b0 as b0 };'],
  [
    'no label',
    'let run; run: while (1) break run; export { run as b0 };',
    'let b0; run: while (1) break run; export { b0 as b0 };',
  ],
]

describe('what the live layer exports', () => {
  for (const [what, code, named] of TABLE)
    it(`has its short name inside too: ${what}`, () => assert.equal(nameExports(code).code, named))

  it('keeps the names that the loader knows', () => {
    const code = 'let run; export { run as startLive };'
    assert.deepEqual(nameExports(code), { code, names: [] })
  })

  it('has a name of its own: a variable that was called so gets another', () => {
    const { code, names } = nameExports('let run; (b0) => run + b0; export { run as b0 };')
    assert.equal(code, 'let b0; (b0$$) => b0 + b0$$; export { b0 as b0 };')
    assert.deepEqual(names, ['b0'])
  })

  it('is imported under these names', () => {
    const code = (b: string) =>
      `import { ${b} as run, b0 as go } from './live-1.js'; import { b } from './other.js'; b(run)`
    assert.equal(
      nameImports(code('b'), (file) => file.includes('live')),
      code('$b'),
    )
  })

  it('is listed once', () => {
    assert.equal(
      withShortList('let a;export{b0 as b0,a as startLive,$b as $b};\n'),
      'let a;export{b0,a as startLive,$b};\n',
    )
  })
})
