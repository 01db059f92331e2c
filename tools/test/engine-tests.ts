/**
 * Firefox and WebKit run those tests of a file that use what its first line names (`// every engine: focus, keys`), themselves or
 * by a function that they call: all others pass or fail alike in each engine. Of tests for each site they run those of the first one,
 * and axe finds in them what it finds in Chromium.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { readMarkers } from './test-files.ts'

/** Subjects that engines treat differently, and how a test in a page uses them. */
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

/** The names that a file declares: functions and values, at its top and in its suites; those of its helpers too, but for `page`. */
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

/** A piece of a file's code, and what stands in its place. */
type Change = [from: number, to: number, text: string]

const hasTest = (node: ts.Node): boolean => isTest(node) || (ts.forEachChild(node, hasTest) ?? false)
/** `for (const site of SITES)` around tests. */
const isOfSites = (node: ts.Node): node is ts.ForOfStatement =>
  ts.isForOfStatement(node) && node.initializer.getText() === 'const site' && hasTest(node.statement)

function changesOf(file: string, code: string): Change[] {
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
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (isTest(node)) {
      if (!isAbout(node)) changes.push([node.expression.getStart(), node.expression.getEnd(), 'void '])
      return
    }
    if (isOfSites(node)) {
      const { expression } = node
      changes.push([expression.getStart(), expression.getEnd(), `[...${expression.getText()}].slice(0, 1)`])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return changes
}

/** The code of a test file without what is alike in each engine. All else stays at its line. */
export function withoutAlike(file: string, code: string): string {
  let rest = code
  for (const [from, to, text] of changesOf(file, code).sort(([one], [other]) => other - one))
    rest = rest.slice(0, from) + text + rest.slice(to)
  return rest === code ? code : rest.replaceAll('.to.be.accessible()', '.to.exist')
}
