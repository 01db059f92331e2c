/** `npx shop-elements lint <files>`: mistakes with our tags in templates, before a page has them (LINT-1). */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { VERSION } from '../../src/shop/version.ts'
import { checkNoLink } from '../release/no-link.ts'
import { byPlace, type LintFinding } from './lint/finding.ts'
import { FORMATS } from './lint/formats.ts'
import { pastedFindings } from './lint/fragments.ts'
import { lintTemplate } from './lint/lint-template.ts'
import type { Render } from './passes/page-fragments.ts'
import { EXTENSIONS, extensionsOf, templatesIn } from './templates.ts'

const HELP = `npx shop-elements lint <files or folders> [options]

Finds unknown tags, attributes and values, old names, a loader that is missing, doubled or no module, tags without kept room, fragments of
another release or changed, includes that Apache skips, escaped fragments, tags in elements that hold text only, doubled ids, speculation rules that exclude no link, and duties of the law that
a page leaves out. Nothing is changed. Exit code: 0, 1 with findings, 2 when a file can't be read.

  --format <text|json|sarif>   default: text; sarif for code hosts
  --ext <html,php,…>           the files of a folder that are read; default: ${EXTENSIONS}
  --help
`

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  ext: { type: 'string', default: EXTENSIONS },
  help: { type: 'boolean', default: false },
} as const

/** @throws {Error} for options that can't be used. */
export function readLintOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  if (positionals.length === 0) throw new Error(`Files or folders are needed.\n\n${HELP}`)
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined
  if (!format) throw new Error(`--format must be one of ${Object.keys(FORMATS).join(', ')}.`)
  return { paths: positionals, format, extensions: extensionsOf(values.ext) }
}

/** UTF-8, or what legacy systems write. */
function textOf(file: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export async function run(args: string[]): Promise<void> {
  const options = readLintOptions(args)
  if (!options) {
    console.log(HELP)
    return
  }
  const { paths, format, extensions } = options
  // A pattern of the shell (`pages/*`) names links too.
  for (const path of paths) checkNoLink(path)
  const files = paths.flatMap((path) => templatesIn(path, extensions))
  // React is loaded for templates with a pasted fragment only.
  const render: Render = async (...given) => (await import('../../src/render/render.ts')).renderFragment(...given)
  const results: { file: string; findings: LintFinding[] }[] = []
  for (const file of files) {
    const text = textOf(file)
    const findings = [...lintTemplate(text, !file.endsWith('.vue')), ...(await pastedFindings(text, VERSION, render))]
    results.push({ file, findings: findings.sort(byPlace) })
  }
  process.stdout.write(format(results))
  if (results.some(({ findings }) => findings.length > 0)) process.exitCode = 1
}
