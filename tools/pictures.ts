/**
 * `npm run pictures`: takes pictures of all elements and parts in their states, and shows which differ from the accepted ones.
 *
 *   npm run pictures                        all, by widths, themes and languages; compares with .pictures/accepted/
 *   npm run pictures -- --accept            accepts all as they are now
 *   npm run pictures -- --only header-375   those with this in their name
 *   npm run pictures -- --core              the few in git, in test/pictures/, which the tests compare too
 *   npm run pictures -- --no-build          of dist/ as it is
 */
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { acceptPictures, differing, takePictures } from './pictures/run.ts'
import { step } from './step.ts'

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    core: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
  },
})

if (!values['no-build']) await build()
const take = values.accept ? acceptPictures : takePictures
// More browsers make pages so slow that they run into time limits on a machine with two processors.
const wanted = { set: values.core ? 'core' : 'all', only: values.only, browsers: 2 } as const
const { outcomes, report } = await step('pictures', () => take(wanted))
const count = differing(outcomes).length
console.log(`${outcomes.length} pictures, ${count} of them differ, are new or have failed.`)
if (outcomes.length === 0) console.error(`No picture has "${values.only}" in its name.`)
if (count > 0) console.log(`Look at ${report}; npm run pictures -- --accept accepts them.`)
process.exit(outcomes.length > 0 && count === 0 ? 0 : 1)
