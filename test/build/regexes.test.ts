// tier 2: tries every regular expression with long texts
/** Regular expressions read what strangers send: none may take more than linear time (FRAGMENT-26). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import ts from 'typescript'
import { filesIn, root } from '../../tools/paths.ts'
import { isOfTests } from '../../tools/test/test-files.ts'

/** A length for which a quadratic one takes seconds, and a linear one less than a millisecond. */
const LENGTH = 60_000
const LIMIT_MS = 500

/** Their texts are never long. */
const OF_SHORT_TEXTS: Readonly<Record<string, string>> = {
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number, src/shop/prices/money.ts',
}

/** The folders with all code that ships. */
const SHIPPED = ['src', ...['commands', 'release', 'service', 'shop'].map((name) => `packages/${name}`)]

/** Those of the kits, as texts of PHP and Java; their patterns mean the same here. */
function regexesOfKit(file: string): string[] {
  const text = readFileSync(root(file), 'utf8')
  if (file.endsWith('.php'))
    return [...text.matchAll(/preg_\w+\(\s*'([/#])((?:(?!\1).)+)\1(\w*)'/g)].map(
      ([, , pattern = '', flags = '']) => `/${pattern.replaceAll('/', '\\/').replaceAll('\\\\/', '\\/')}/${flags}`,
    )
  const calls = /(Pattern\.compile|\.matches|\.replaceAll|\.split)\("((?:[^"\\]|\\.)+)"/g
  return [...text.matchAll(calls)].map(([, call, given = '']) => {
    // A possessive pattern takes no longer when it is not.
    const pattern = JSON.parse(`"${given}"`)
      .replaceAll('/', '\\/')
      .replace(/([*+?])\+/g, '$1')
    return call === '.matches' ? `/^(?:${pattern})$/` : `/${pattern}/`
  })
}

/** The regular expressions of a file, as written. */
function regexesOf(file: string): string[] {
  if (file.startsWith('kits/')) return regexesOfKit(file)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(root(file), 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** The text that a pattern repeats: its own characters, and one of each usual kind. */
function repeated(regex: string): string[] {
  const own = regex.match(/[^\\[\](){}|^$*+?\w]/g) ?? []
  const single = [...new Set(['a', '0', ' ', '/', '.', '\n', ...own])]
  const tags = /</.test(regex) ? ['<a>', '</a>', '<a ', '<a href="'] : []
  return [...single, ...single.map((one) => `${one}a`), ...tags]
}

/** Whether an attack takes too long. */
function isSlow(regex: string): boolean {
  const context = createContext({})
  for (const part of repeated(regex))
    for (const end of ['', '\u0001']) {
      const text = part.repeat(LENGTH / part.length) + end
      const isLate = () => {
        const started = performance.now()
        Object.assign(context, { text })
        try {
          runInContext(`text.replace(${regex}, '')`, context, { timeout: LIMIT_MS * 2 })
        } catch {
          return true
        }
        return performance.now() - started > LIMIT_MS
      }
      // A busy machine is not slow three times.
      if (isLate() && isLate() && isLate()) return true
    }
  return false
}

describe('regular expressions', () => {
  it('are found slow where they are (FRAGMENT-26)', () => {
    assert.ok(isSlow('/\\/+$/'))
    assert.ok(isSlow('/^(a+)+$/'))
    assert.ok(!isSlow('/^\\/[a-z]*$/'))
  })

  it('take linear time on attack strings (FRAGMENT-26)', () => {
    const all = new Map<string, string>()
    const code = SHIPPED.flatMap((folder) => filesIn(folder, /\.[tj]sx?$/)).filter((file) => !isOfTests(file))
    const files = [...code, ...filesIn('kits', /\.(php|java)$/)]
    for (const file of files) for (const regex of regexesOf(file)) all.set(regex, file)
    assert.ok(all.size > 200, String(all.size))
    for (const folder of [...SHIPPED, 'kits/php', 'kits/java'])
      assert.ok(
        [...all.values()].some((file) => file.startsWith(folder)),
        folder,
      )
    const slow = [...all].filter(([regex]) => !(regex in OF_SHORT_TEXTS) && isSlow(regex))
    assert.deepEqual(slow, [])
  })
})
