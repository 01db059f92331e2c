/**
 * Firefox and WebKit run those tests of a file that use what its first line names (`// every engine: focus, keys`), themselves or
 * by a function that they call: all others pass or fail alike in each engine.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { readMarkers } from './test-files.ts'

/** What engines do differently, and how a test in a page uses it. */
export const SUBJECTS: Readonly<Record<string, RegExp>> = {
  focus: /\.focus\(|\.blur\(|\bfocused\(|activeElement|'focus(in|out)?'/,
  keys: /\.press\(|KeyboardEvent|sendKeys/,
  pointer: /\.(hover|tap|drag)\(|(Pointer|Touch)Event|sendMouse|'(pointer|mouse)\w+'|:hover/,
  popover: /popover/i,
  dialog: /\bdialog\b|'alertdialog'|showModal/i,
  forms: /\.(field|type)\(|FormData|checkValidity|requestSubmit|setCustomValidity|'(textbox|combobox)'/,
  scrolling: /scroll(To|By|Top|Left|X|Y|IntoView|Height|Width|end)\b|'scroll'|WheelEvent/,
  selection: /selection|clipboard|setRangeText/i,
  styles:
    /getComputedStyle|adopt(edStyleSheets|Sheet\()|get(BoundingClientRect|ClientRects)|\.(offset|client)(Width|Height)/,
  hydration: /\bhydrated?\b|hydrateRoot|prerenderElement/,
  history: /\bhistory\.(back|forward|go|pushState)|popstate/,
}

const parse = (file: string, code: string) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^it(Needs)?$/.test(node.expression.getText())

/** By name; what a declaration calls is declared in its own file. */
type Declarations = Map<string, { node: ts.Node; file: Declarations }>

/** What a file declares by name: functions and values, at its top and in its suites; those of its helpers too, but for `page`. */
function declarationsOf(source: ts.SourceFile): Declarations {
  const found: Declarations = new Map()
  const visit = (node: ts.Node): void => {
    if (isTest(node)) return
    if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
      for (const [name] of node.name?.getText().matchAll(/\w+/g) ?? []) found.set(name, { node, file: found })
    if (ts.isImportDeclaration(node)) {
      const { text } = node.moduleSpecifier as ts.StringLiteral
      const path = join(dirname(source.fileName), text)
      if (/(^\.|\/support)\/(?!page\.ts)/.test(text) && existsSync(path))
        for (const [name, one] of declarationsOf(parse(path, readFileSync(path, 'utf8'))))
          if (!found.has(name)) found.set(name, one)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The tests of a file that are alike in each engine. */
function testsAlike(file: string, code: string): ts.CallExpression[] {
  const source = parse(file, code)
  const subjects = readMarkers(code).everyEngine?.map((name) => SUBJECTS[name])
  if (!subjects) return []
  const declarations = declarationsOf(source)
  const isAbout = (node: ts.Node, known = declarations, seen = new Set<ts.Node>()): boolean => {
    if (seen.has(node)) return false
    seen.add(node)
    if (subjects.some((subject) => subject?.test(node.getText()))) return true
    const names = new Set(node.getText().match(/[A-Za-z_$]\w*/g))
    return [...names].some((name) => {
      const declared = known.get(name)
      return declared !== undefined && isAbout(declared.node, declared.file, seen)
    })
  }
  const alike: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (!isTest(node)) ts.forEachChild(node, visit)
    else if (!isAbout(node)) alike.push(node)
  }
  visit(source)
  return alike
}

/** The code of a test file without them. All else stays at its line. */
export function withoutAlike(file: string, code: string): string {
  let rest = code
  for (const { expression } of testsAlike(file, code).reverse())
    rest = `${rest.slice(0, expression.getStart())}void ${rest.slice(expression.getEnd())}`
  return rest
}
