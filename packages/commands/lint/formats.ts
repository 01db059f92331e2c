/** The findings, for people, programs and code hosts (LINT-2). */
import { relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { VERSION } from '../../../src/shop/version.ts'
import { count, printable, printableJson } from '../printed.ts'
import type { LintFinding } from './finding.ts'

interface Linted {
  file: string
  findings: readonly LintFinding[]
}

function text(results: readonly Linted[]): string {
  const lines = results.flatMap(({ file, findings }) =>
    findings.flatMap(({ rule, message, remedy, line, column }) => [
      printable(`${file}:${line}:${column}  ${rule}  ${message}`),
      printable(`    → ${remedy}`),
    ]),
  )
  const sum = results.reduce((all, { findings }) => all + findings.length, 0)
  return `${[...lines, `${count(results.length, 'template')}, ${count(sum, 'finding')}`].join('\n')}\n`
}

const json = (results: readonly Linted[]): string =>
  printableJson(results.flatMap(({ file, findings }) => findings.map((finding) => ({ file, ...finding }))))

/** Relative to the folder of the run, as code hosts want it. */
const addressOf = (file: string) => {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') ? pathToFileURL(file).href : encodeURI(path.split(sep).join('/'))
}

/** SARIF 2.1.0. */
function sarif(results: readonly Linted[]): string {
  const rules = new Set(results.flatMap(({ findings }) => findings.map(({ rule }) => rule)))
  const driver = { name: 'shop-elements lint', version: VERSION, rules: [...rules].map((id) => ({ id })) }
  const found = results.flatMap(({ file, findings }) =>
    findings.map(({ rule, message, remedy, line, column }) => ({
      ruleId: rule,
      level: 'warning',
      message: { text: `${message} ${remedy}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: addressOf(file) },
            region: { startLine: line, startColumn: column },
          },
        },
      ],
    })),
  )
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results: found }],
  }
  return printableJson(log)
}

export const FORMATS: Readonly<Record<string, (results: readonly Linted[]) => string>> = { text, json, sarif }
