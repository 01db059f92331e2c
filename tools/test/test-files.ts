/** The test files: which suite runs them, and what their first lines say of them (docs/tests.md). */
import { readFileSync } from 'node:fs'
import { filesIn, root } from '../paths.ts'

/** The folders of test/ that a suite runs; those of packages/ run in Node, but for their journeys in test/e2e/. */
const FOLDERS = {
  parts: ['shop', 'page', 'i18n', 'api', 'state', 'view', 'live', 'react', 'elements', 'loader', 'doctor'],
  node: ['simulation', 'demo', 'build', 'render'],
  journeys: ['e2e'],
} as const
export type Suite = keyof typeof FOLDERS

const OF_PACKAGE = /^packages\/[\w-]+\/test\/(e2e\/)?/

export const isOfTests = (file: string): boolean => file.startsWith('test/') || OF_PACKAGE.test(file)

/** All sources of tests, with what they have in common. */
export const testSources = (): string[] => [
  ...filesIn('test', /\.tsx?$/),
  ...filesIn('packages', /\.tsx?$/).filter(isOfTests),
]

export const testFiles = (): string[] => testSources().filter((file) => /\.test\.tsx?$/.test(file))

export function suiteOf(file: string): Suite | undefined {
  const [inPackage, journeys] = OF_PACKAGE.exec(file) ?? []
  if (inPackage) return journeys ? 'journeys' : 'node'
  const isOf = (suite: Suite) => FOLDERS[suite].some((folder) => file.startsWith(`test/${folder}/`))
  return (Object.keys(FOLDERS) as Suite[]).find(isOf)
}

export interface Markers {
  /** 1: in every run; 2: with `--all` only. */
  tier?: 1 | 2
  /** The subjects of its tests that engines treat differently; it runs in all of them. */
  everyEngine?: string[]
  /** Why it runs in one engine, though it uses what engines do differently. */
  oneEngine?: string
}

/** The markers are the lines of comments that a file begins with. */
export function readMarkers(code: string): Markers {
  const markers: Markers = {}
  for (const line of code.split('\n')) {
    const [, name, text = ''] = /^\/\/ (tier 1|tier 2|every engine|one engine): (\S.*)$/.exec(line) ?? []
    if (name === undefined) break
    if (name === 'every engine') markers.everyEngine = text.split(',').map((subject) => subject.trim())
    else if (name === 'one engine') markers.oneEngine = text
    else markers.tier = name === 'tier 1' ? 1 : 2
  }
  return markers
}

export const markersOf = (file: string): Markers => readMarkers(readFileSync(root(file), 'utf8'))
