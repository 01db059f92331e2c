/**
 * `npm run pictures`: takes pictures of elements and parts in their states. Those that differ from the accepted ones in
 * docs/pictures/ are in .pictures/, with what differs in red.
 *
 *   npm run pictures                                  all that are accepted
 *   npm run pictures -- header-375                    those with this in their name
 *   npm run pictures -- header-{375,768}-{light,dark}-{DE,CH_FR}   these, to look at: what is not accepted is there as it is
 *   npm run pictures -- --accept                      accepts them as they are now
 *   npm run pictures -- --accept footer-768-dark-TR   adds one: a shot of pictures/*-scenes.ts, width, theme, and country
 */
import { parseArgs } from 'node:util'
import { build } from '../../tools/build.ts'
import { step } from '../../tools/step.ts'
import { acceptedNames, writeKind } from './pictures/accepted.ts'
import { takePictures } from './pictures/run.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })
const accepted = acceptedNames()
const named = positionals.flatMap((part) => {
  const found = accepted.filter((name) => name.includes(part))
  return found.length > 0 ? found : [part]
})

await build()
const names = named.length > 0 ? named : accepted
const problems = await step(`${names.length} pictures`, () => takePictures(names, values.accept))
for (const problem of problems) console.log(problem)
if (values.accept) writeKind()
else if (problems.length > 0) console.log('Look at .pictures/; npm run pictures -- --accept accepts them.')
process.exit(problems.length > 0 ? 1 : 0)
