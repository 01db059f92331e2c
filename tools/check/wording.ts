/** Comments begin with their subject, and titles of tests are short: a stranger understands them at first reading. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesIn, root } from '../paths.ts'
import { testSources } from '../test/test-files.ts'

/** A comment that begins so names its subject late, or never. */
const SUBJECTLESS = /(?:^|[\s{(])(?:\/\/|\/\*\*?)\s+(?:\* +)?((?:What|Whose|Who|That|Where|Of)\b.*)/gm
const FOLDERS = ['bench', 'demo', 'packages', 'src', 'test', 'tools']
/** Not ours, or written for a page of its own. */
const LEFT_OUT = /^(demo\/public|test\/releases)\//

/** The first lines of the comments that don't begin with their subject. */
export const subjectlessIn = (code: string): string[] =>
  [...code.matchAll(SUBJECTLESS)].map(([, line = '']) => line.replace(/ \*\/.*$/, ''))

const MAX_TITLE = 100
/** The rules that a title cites at its end. */
const CITATION = / \([A-Z]+-\d+(, [A-Z]+-\d+)*\)$/

const nameOf = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) ? nameOf(callee.expression) : ''
}

/** A title, each value in it as one sign; undefined for anything but a text. */
function titleOf(given: ts.Expression | undefined): string | undefined {
  if (!given) return undefined
  if (ts.isStringLiteralLike(given)) return given.text
  if (!ts.isTemplateExpression(given)) return undefined
  return given.head.text + given.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/** The titles of tests and suites that have too many words, without the rules that they cite. */
export function longTitlesIn(file: string, code: string): string[] {
  const long: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|itNeeds|describe)$/.test(nameOf(node.expression)))
      for (const given of node.arguments) {
        const words = titleOf(given)?.replace(CITATION, '') ?? ''
        if (words.length > MAX_TITLE) long.push(words)
      }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return long
}

export function checkWording(): boolean {
  const tests = new Set(testSources())
  const problems = FOLDERS.flatMap((folder) => filesIn(folder, /\.(tsx?|js|mjs|css)$/))
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => {
      const code = readFileSync(root(file), 'utf8')
      const titles = tests.has(file) && /\.tsx?$/.test(file) ? longTitlesIn(file, code) : []
      return [
        ...subjectlessIn(code).map((line) => `${file}: a comment begins without its subject: ${line}`),
        ...titles.map((title) => `${file}: a title has more than ${MAX_TITLE} characters: ${title}`),
      ]
    })
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}
