/** `npm run docs:build` writes the documentation site into dist-docs/, which a release publishes beside its code. */
import { build } from './build.ts'
import { step } from './step.ts'

await build()
const { buildSite } = await import('./site/build.ts')
await step('wrote dist-docs/', () => buildSite())
