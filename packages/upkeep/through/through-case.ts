import type { Kind } from '../../commands/passes/kinds.ts'

/** One tool as one row of docs/through.md names it. */
export interface ThroughCase {
  /** The first cell of the row. */
  tool: string
  /** More words of the second cell, where a tool has several rows. */
  options?: string
  /** Packages of npm with their versions, which the row has too. */
  npm?: string[]
  /** Packages of Debian. */
  debian?: string[]
  /** The changes of the fragments where visitors see something: at least these kinds, of the three fragments together. */
  kinds?: Kind[]
  /** The body of an asynchronous function of `html` in Node. */
  node?: string
  /** A command of the shell, which reads HTML and writes HTML. */
  command?: string
  /** `command` gets a whole page. */
  isPage?: boolean
  /** Files beside, for the command. */
  files?: Readonly<Record<string, string>>
}

/** For commands: reads from a server that is still starting. */
export const FETCH = 'curl -s --retry 30 --retry-all-errors --retry-delay 1'

type More = Partial<ThroughCase>

/** @param npm The package with its version, and others that it needs. */
export const inNode = (tool: string, npm: string | string[], node: string, more: More = {}): ThroughCase => ({
  tool,
  npm: [npm].flat(),
  node,
  ...more,
})

export const asCommand = (tool: string, debian: string | string[], command: string, more: More = {}): ThroughCase => ({
  tool,
  debian: [debian].flat(),
  command,
  ...more,
})

const script =
  (program: string, ending: string) =>
  (tool: string, debian: string | string[], text: string, more: More = {}) =>
    asCommand(tool, debian, `${program} script.${ending}`, {
      files: { [`script.${ending}`]: text, ...more.files },
      ...more,
    })

/** Each reads the fragment as its language does, and prints what has become of it. */
export const inPhp = script('php -d error_reporting=0', 'php')
export const inPython = script('/usr/bin/python3', 'py')
export const inPerl = script('perl', 'pl')
export const inRuby = script('ruby', 'rb')
