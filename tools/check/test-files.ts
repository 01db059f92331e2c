/** Each test file runs somewhere: what its first lines say of tier and engines fits what is in it (docs/tests.md). */
import { readFileSync } from 'node:fs'
import { root } from '../paths.ts'
import { readMarkers, suiteOf, testFiles } from '../test/test-files.ts'

/** What engines do differently, and how a test in a page uses it. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  focus: /\.focus\(|\.blur\(|\bfocused\(|activeElement|'focus(in|out)?'/,
  keys: /\.press\(|KeyboardEvent|sendKeys/,
  pointer: /\.(hover|tap|drag)\(|(Pointer|Touch)Event|sendMouse|'(pointer|mouse)\w+'|:hover/,
  popover: /popover/i,
  dialog: /\bdialog\b|'alertdialog'|showModal/i,
  forms: /\.(field|type)\(|FormData|checkValidity|requestSubmit|setCustomValidity|'(textbox|combobox)'/,
  scrolling: /scroll(To|By|Top|Left|X|Y|IntoView|Height|Width|end)\b|'scroll'|WheelEvent/,
  selection: /selection|clipboard|setRangeText/i,
  styles: /getComputedStyle|adoptedStyleSheets|get(BoundingClientRect|ClientRects)|\.(offset|client)(Width|Height)/,
  history: /\bhistory\.(back|forward|go|pushState)|popstate/,
}

/** What is wrong with the markers of a test file; empty if nothing is. */
export function problemsOf(file: string, code: string): string[] {
  const suite = suiteOf(file)
  if (!suite) return [`is in no folder that \`npm test\` runs (tools/test/test-files.ts)`]
  const { tier, everyEngine, oneEngine } = readMarkers(code)
  const problems: string[] = []
  if (suite === 'journeys' && tier === undefined) problems.push('begins with neither `// tier 1: …` nor `// tier 2: …`')
  if (suite === 'parts') {
    if (tier !== undefined) problems.push('is a test in a page, which are all of the first tier')
    problems.push(...engineProblems(code, everyEngine, oneEngine))
  } else if (everyEngine || oneEngine) problems.push('is no test in a page, and runs in one engine')
  return problems
}

function engineProblems(code: string, everyEngine?: string[], oneEngine?: string): string[] {
  const text = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const used = Object.keys(SUBJECTS).filter((subject) => SUBJECTS[subject]?.test(text))
  const unused = (everyEngine ?? []).filter((subject) => !used.includes(subject))
  const uses = `uses ${used.join(', ')}`
  if (everyEngine && oneEngine) return ['can run in one engine or in every one, not both']
  if (unused.length > 0) return [`says that it is about ${unused.join(', ')}, but ${used.length > 0 ? uses : 'is not'}`]
  if (oneEngine && used.length === 0)
    return ['needs no `// one engine: …`, as it uses nothing that engines do differently']
  if (!everyEngine && !oneEngine && used.length > 0)
    return [`${uses}: say \`// every engine: ${used.join(', ')}\`, or \`// one engine: …\` with the reason`]
  return []
}

export function checkTestFiles(): boolean {
  const problems = testFiles().flatMap((file) =>
    problemsOf(file, readFileSync(root(file), 'utf8')).map((problem) => `${file} ${problem}.`),
  )
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}
