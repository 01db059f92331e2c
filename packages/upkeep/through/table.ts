import { readFileSync } from 'node:fs'
import { root } from '../../../tools/paths.ts'

export interface Row {
  tool: string
  version: string
  result: string
  remedy: string
  others: string[]
}

/** The rows of docs/through.md. */
export const throughTable = (): Row[] =>
  readFileSync(root('docs/through.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| tool'))
    .map((line) => {
      const [tool = '', version = '', result = '', remedy = '', ...others] = line.slice(2, -2).split(/ ?(?<!\\)\| ?/)
      return { tool, version, result, remedy, others }
    })

/** Whether no visitor sees what the tool does. */
export const isHarmlessRow = ({ result }: Row): boolean => /^(whole|harmless)/.test(result)
