/**
 * Part of `npm run check`: what sources and style sheets use of browsers is in the oldest versions that docs/supported.md
 * promises, or in the table of what a browser may lack.
 */
import { readFileSync } from 'node:fs'
import { root } from '../../../tools/paths.ts'
import { featuresOfCode } from './code-features.ts'
import { featuresOfCss } from './css-features.ts'
import { OPTIONAL } from './optional.ts'
import { isKnown, lackingIn, OLDEST } from './versions.ts'

const PAGE = 'docs/supported.md'

/** The features that the markup needs, as paths of @mdn/browser-compat-data; the compiler does not know where HTML is written. */
const MARKUP: ReadonlyMap<string, string> = new Map([
  ['html.elements.template.shadowrootmode', 'src/render/prerender.tsx'],
  ['html.global_attributes.popover', 'src/view/navigation/flyout.tsx'],
  ['html.global_attributes.inert', 'src/react/newsletter/SignUp.tsx'],
  ['html.elements.dialog', 'src/react/ui/overlay/Modal.tsx'],
  ['html.elements.img.loading', 'src/react/ui/product/Picture.tsx'],
  ['html.elements.img.fetchpriority', 'src/react/ui/product/Picture.tsx'],
  ['html.elements.link.rel.modulepreload', 'src/loader/fetch-ahead.ts'],
  ['javascript.operators.import', 'src/loader/loader.ts'],
  ['javascript.classes.private_class_fields', 'tsconfig.json'],
])

async function checkSupported(): Promise<boolean> {
  const problems: string[] = []
  const used = new Map([...featuresOfCode(), ...(await featuresOfCss()), ...MARKUP])
  const optional = Object.values(OPTIONAL).flat()
  const excused = new Set<string>()
  for (const [path, file] of used) {
    if (!isKnown(path)) problems.push(`${path} (${file}) is not in the data.`)
    const lacking = lackingIn(path)
    if (lacking.length === 0) continue
    if (optional.includes(path)) excused.add(path)
    else problems.push(`${path} (${file}) is too new: ${lacking.join(', ')}.`)
  }
  const page = readFileSync(root(PAGE), 'utf8')
  for (const path of optional) if (!excused.has(path)) problems.push(`${path} needs no row in optional.ts any more.`)
  for (const name of Object.keys(OPTIONAL))
    if (!page.includes(`\n| ${name} | `)) problems.push(`${PAGE} lacks the row: | ${name} |`)
  for (const [browser, version] of Object.entries(OLDEST))
    if (!page.includes(`\`${browser}\` ${version}`)) problems.push(`${PAGE} does not say: \`${browser}\` ${version}`)
  console.log(`check: ${used.size} features of browsers, ${excused.size} of them may be missing`)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

process.exitCode = (await checkSupported()) ? 0 : 1
